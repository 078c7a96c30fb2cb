import { closes } from '../../content/en/centrepieces/fund-managers.ts';
import { type Line, lineThrough, percent, round, stacked, stream } from '#product/kit/flow.ts';
import { choicesFrom, type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import {
  Chip,
  type ChipContent,
  type Colour,
  Face,
  type FigureContent,
  Figures,
  Label,
  Plot,
  Stretched,
} from '#product/kit/pieces.tsx';
import drawing from '#product/kit/drawing.module.css';
import pieces from '#product/kit/pieces.module.css';
import styles from './fund-managers.module.css';

type Moment = { readonly at: number; readonly text: string };

/** Moments are in percent of the time until the final close. */
export type ClosesContent = DrawingContent & {
  readonly commitments: readonly {
    readonly id: string;
    readonly tone: Colour;
    readonly amount: number;
    readonly from: number;
    readonly to: number;
    readonly isOfFirstClose: boolean;
    readonly isSigned: boolean;
  }[];
  readonly target: number;
  readonly moments: { readonly firstClose: Moment; readonly today: Moment; readonly finalClose: string };
  /** At the first close, today, and at the final close. */
  readonly views: readonly {
    readonly id: string;
    readonly figures: readonly FigureContent[];
    readonly rows: readonly {
      readonly name: string;
      readonly amount: number;
      readonly value: string;
      readonly chip?: ChipContent | undefined;
      /** Absent: still open. */
      readonly tone?: Colour | undefined;
    }[];
  }[];
  readonly needs: {
    readonly title: string;
    readonly items: readonly {
      readonly name: string;
      readonly line: string;
      readonly day: string;
      readonly initials?: string | undefined;
    }[];
  };
};

const content: ClosesContent = closes;

/** The drawing in its own units: its height is the target, its width the time until the final close. */
const [WIDTH, HEIGHT] = [1000, 300];
/** Lines of a stream as wide as the target. */
const LINES = 84;

/** The closes of a fund as streams that fill its target, and the steps before the next close. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    {content.views.map(({ id, figures }, index) => (
      <div key={id} className={styles.figures} data-part="figures" data-choices={index + 1}>
        <Figures items={figures} />
      </div>
    ))}
    <div className={styles.stage} data-part="streams">
      <CommitmentStreams />
      {content.views.map(({ id, rows }, index) => (
        <div key={id} data-choices={index + 1}>
          <FilledTarget rows={rows} />
        </div>
      ))}
    </div>
    <div className={`stack3 ${styles.needs}`} data-part="needs">
      <p className={pieces.title}>{content.needs.title}</p>
      <ol className={styles.steps} role="list">
        {content.needs.items.map(({ name, line, day, initials }) => (
          <li key={`${name} ${line}`} className={styles.step}>
            <Face initials={initials} />
            <p className={pieces.text}>
              <b>{day}</b>
              {name}
              <span className={pieces.muted}>{line}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  </DrawingWindow>
);

const sinceFirst = choicesFrom(2);
const streams = stacked(content.commitments, ({ amount }) => amount);

/** The lines of a commitment on top of those before it, in the parts that the views show. */
function partsOf({ amount, start, from, to, isOfFirstClose }: (typeof streams)[number]) {
  const { target, moments } = content;
  const count = Math.round((amount / target) * LINES);
  const firstClose = moments.firstClose.at * 10;
  const draw = (line: (level: number) => Line) =>
    stream(count, (index) =>
      lineThrough(line(round(HEIGHT * (1 - (start + ((index + 0.5) / count) * amount) / target)))),
    );
  const riseUntil = (at: number) =>
    draw((level) => [
      [from * 10, HEIGHT],
      [to * 10, level],
      [at, level],
    ]);
  if (!isOfFirstClose) return [{ choices: sinceFirst, path: riseUntil(WIDTH) }];
  const goOn = draw((level) => [
    [firstClose, level],
    [WIDTH, level],
  ]);
  return [{ path: riseUntil(firstClose) }, { choices: sinceFirst, path: goOn }];
}

function CommitmentStreams() {
  const { moments } = content;
  const { firstClose, today, finalClose } = moments;
  return (
    <Plot className={pieces.notOnPhones}>
      <Stretched size={[WIDTH, HEIGHT]}>
        {streams.map((commitment) => (
          <g
            key={commitment.id}
            className={commitment.isSigned ? undefined : styles.planned}
            data-colour={commitment.tone}
          >
            {partsOf(commitment).map(({ choices, path }) => (
              <path
                key={path}
                className={choices ? `${pieces.stream} ${drawing.drawn}` : pieces.stream}
                data-choices={choices}
                d={path}
              />
            ))}
          </g>
        ))}
      </Stretched>
      <line className={styles.gate} x1={`${firstClose.at}%`} x2={`${firstClose.at}%`} y1="0" y2="100%" />
      <line className={styles.base} x1="0" x2="100%" y1="100%" y2="100%" />
      <Label x={firstClose.at - 15} y={101.5} width={30} side="middle">
        {firstClose.text}
      </Label>
      <g className={styles.today} data-choices={sinceFirst}>
        <line x1={`${today.at}%`} x2={`${today.at}%`} y1="0" y2="100%" />
        <Label x={today.at - 30} y={-1} width={30} side="end" colour="clay">
          {today.text}
        </Label>
      </g>
      <Label x={60} y={101.5} width={40} side="end" isBelow>
        {finalClose}
      </Label>
    </Plot>
  );
}

type RowsProps = { readonly rows: ClosesContent['views'][number]['rows'] };

/** What fills the target, from below, each row as high as its amount. */
const FilledTarget = ({ rows }: RowsProps) => (
  <Plot>
    {stacked(rows, ({ amount }) => (amount / content.target) * 100).map(
      ({ name, value, chip, tone, ...place }) => {
        const [y, height] = [percent(100 - place.start - place.size), percent(place.size)];
        return (
          <g key={name} data-part="row" data-colour={tone}>
            <rect className={`${pieces.filled} ${styles.level}`} y={y} height={height} />
            <foreignObject className={styles.label} width="100%" y={y} height={height}>
              <div className={`line ${pieces.mirrored} ${styles.row}`}>
                <span>{name}</span>
                <b>{value}</b>
                {chip && (
                  <span className={pieces.notOnPhones}>
                    <Chip chip={chip} />
                  </span>
                )}
              </div>
            </foreignObject>
          </g>
        );
      },
    )}
  </Plot>
);
