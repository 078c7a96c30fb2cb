import { sumOf } from '../../content/sample-world.ts';
import { closes } from '../../content/en/centrepieces/fund-managers.ts';
import { type Line, lineThrough, round, stream } from '#product/kit/flow.ts';
import { type DrawingContent, DrawingWindow, Views } from '#product/kit/window.tsx';
import {
  Chip,
  type ChipContent,
  type Colour,
  Face,
  type FigureContent,
  Figures,
  Label,
} from '#product/kit/pieces.tsx';
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
    <Views>
      {content.views.map(({ id, figures }) => (
        <div key={id}>
          <div className={styles.figures}>
            <Figures items={figures} />
          </div>
        </div>
      ))}
    </Views>
    <div className={styles.stage}>
      <Streams />
      <Views>
        {content.views.map(({ id, rows }) => (
          <div key={id}>
            <Rows rows={rows} />
          </div>
        ))}
      </Views>
    </div>
    <div className={styles.needs}>
      <p className={pieces.title}>{content.needs.title}</p>
      <ol className={styles.steps} role="list">
        {content.needs.items.map(({ name, line, day, initials }) => (
          <li key={name} className={styles.step}>
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

type Commitment = ClosesContent['commitments'][number];

/** The lines of a commitment on top of those before it, in the parts that the views show. */
function partsOf({ amount, from, to, isOfFirstClose, isSigned }: Commitment, below: number) {
  const { target, moments } = content;
  const count = Math.round((amount / target) * LINES);
  const firstClose = moments.firstClose.at * 10;
  const draw = (line: (level: number) => Line) =>
    stream(count, (place) =>
      lineThrough(line(round(HEIGHT * (1 - (below + ((place + 0.5) / count) * amount) / target)))),
    );
  const rise = (level: number) =>
    [
      [from * 10, HEIGHT],
      [to * 10, level],
    ] as const;
  const riseUntil = (at: number) => draw((level) => [...rise(level), [at, level]]);
  if (!isSigned) return [{ view: 'planned', path: draw(rise) }];
  if (!isOfFirstClose) return [{ view: 'since', path: riseUntil(WIDTH) }];
  const goOn = draw((level) => [
    [firstClose, level],
    [WIDTH, level],
  ]);
  return [
    { view: 'first', path: riseUntil(firstClose) },
    { view: 'since', path: goOn },
  ];
}

const streams = content.commitments.map((commitment, place) => ({
  ...commitment,
  parts: partsOf(commitment, sumOf(content.commitments.slice(0, place))),
}));

function Streams() {
  const { moments } = content;
  const { firstClose, today, finalClose } = moments;
  return (
    <svg className={`${pieces.mirrored} ${styles.plot}`} width="100%" height="100%">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height="100%">
        {streams.map(({ id, tone, parts }) => (
          <g key={id} data-colour={tone}>
            {parts.map(({ view, path }) => (
              <path key={path} className={styles.stream} data-view={view} d={path} />
            ))}
          </g>
        ))}
      </svg>
      <line className={styles.gate} x1={`${firstClose.at}%`} x2={`${firstClose.at}%`} y1="0" y2="100%" />
      <line className={styles.today} x1={`${today.at}%`} x2={`${today.at}%`} y1="0" y2="100%" />
      <line className={styles.base} x1="0" x2="100%" y1="100%" y2="100%" />
      <Label x={0} y={101.5} width={firstClose.at} side="middle">
        {firstClose.text}
      </Label>
      <g className={styles.today}>
        <Label x={today.at - 30} y={-1} width={30} side="end" colour="clay">
          {today.text}
        </Label>
      </g>
      <Label x={85} y={101.5} width={30} side="middle">
        {finalClose}
      </Label>
    </svg>
  );
}

type RowsProps = { readonly rows: ClosesContent['views'][number]['rows'] };

/** Each row above those before, in percent of the target. */
function placesOf(rows: RowsProps['rows']) {
  let below = 0;
  return rows.map((row) => {
    const share = (row.amount / content.target) * 100;
    below += share;
    return { ...row, y: `${round(100 - below)}%`, height: `${round(share)}%` };
  });
}

/** What fills the target, from below, each row as high as its amount. */
const Rows = ({ rows }: RowsProps) => (
  <svg className={`${pieces.mirrored} ${styles.rows}`} width="100%" height="100%">
    {placesOf(rows).map(({ name, value, chip, tone, ...place }) => (
      <g key={name} data-colour={tone}>
        <rect className={styles.part} width="8" y={place.y} height={place.height} />
        <foreignObject x="8" width="100%" y={place.y} height={place.height}>
          <div className={`${pieces.mirrored} ${styles.row}`}>
            <span>{name}</span>
            <b>{value}</b>
            {chip && <Chip chip={chip} />}
          </div>
        </foreignObject>
      </g>
    ))}
  </svg>
);
