import { river } from '../../content/en/centrepieces/pe-venture-capital.ts';
import { lineThrough, stream } from '#product/kit/flow.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { Label, Plot, Stretched } from '#product/kit/pieces.tsx';
import drawing from '#product/kit/drawing.module.css';
import pieces from '#product/kit/pieces.module.css';
import styles from './pe-venture-capital.module.css';

type Moment = { readonly at: number; readonly day: string; readonly reason: string };

/** Moments are in percent of the time that the river shows. */
export type RiverContent = DrawingContent & {
  /** In the order of their days. */
  readonly declined: readonly (Moment & {
    readonly id: string;
    readonly name: string;
    readonly review?: string | undefined;
  })[];
  readonly returned: {
    readonly name: string;
    readonly declined: Moment;
    readonly back: Moment;
    readonly between: string;
  };
  readonly stages: readonly {
    readonly id: string;
    readonly name: string;
    readonly deals: string;
    readonly value: string;
  }[];
  readonly years: readonly { readonly at: number; readonly name: string }[];
  /** Names the three kinds of line. */
  readonly legend: readonly { readonly id: 'review' | 'declined' | 'returned'; readonly name: string }[];
};

const content: RiverContent = river;

/** The drawing in its own units, which are stretched to its place. */
const [WIDTH, HEIGHT] = [1000, 500];
/** The river, and the lanes of the deals that left it: the last one is the nearest. */
const [TOP, BED, LANE] = [44, 122, 70];
/** How far a bend reaches along the river. */
const BEND = 60;
const LINES = 5;

const levelOf = (lane: number) => BED + LANE * (lane + 1);
const heightOf = (level: number) => (level / HEIGHT) * 100;

const { declined, returned, stages, years, legend } = content;

/** The deals that left the river, with the choices that show them and the end of their lane. */
const deals = [
  ...declined.map((deal, index) => ({
    ...deal,
    choices: '12',
    lane: declined.length - index,
    until: deal.review ? 100 : deal.at + 38,
  })),
  {
    ...returned.declined,
    ...{ id: 'returned', name: returned.name, review: undefined },
    ...{ choices: '13', lane: 0, until: returned.back.at },
  },
];

/** The days from the first to the last, for windows in which time runs downwards. */
const days = [
  ...deals.map((deal) => ({ ...deal, isBack: false })),
  {
    ...returned.back,
    ...{ id: 'back', name: returned.name, review: undefined },
    ...{ choices: '13', isBack: true },
  },
].toSorted((one, other) => one.at - other.at);

/** The deals of a team as a river, with the reasons of those that it declined at their bends. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    <ul className={`row ${styles.legend}`} role="list">
      {legend.map(({ id, name }) => (
        <li key={id} className="line" data-line={id}>
          {name}
        </li>
      ))}
    </ul>
    <River />
    <ol className={`${pieces.narrow} ${styles.days}`} role="list">
      {days.map(({ id, choices, name, day, reason, review, isBack }) => (
        <li
          key={id}
          className={pieces.text}
          data-choices={choices}
          data-line={choices === '13' ? 'returned' : review ? 'review' : 'declined'}
          data-back={isBack || undefined}
        >
          <span>
            <b>{name}</b> <span className={pieces.muted}>{day}</span>
          </span>
          {reason} {review}
        </li>
      ))}
    </ol>
    <ol className={`row ${styles.stages}`} role="list" data-part="stages">
      {stages.map(({ id, name, deals: count, value }) => (
        <li key={id}>
          <span className={pieces.muted}>{name}</span>
          <span className={pieces.title}>{count}</span> {value}
        </li>
      ))}
    </ol>
  </DrawingWindow>
);

/** Lines that leave the river at a moment and flow in a lane until another, where the last lane returns. */
const branchOf = ({ at, lane, until }: (typeof deals)[number]) =>
  stream(LINES, (line) => {
    const [from, to] = [at * 10, until * 10];
    const start = BED - line * 5;
    const level = levelOf(lane) + line * 3;
    const end = [
      [to - BEND, level],
      [to, start],
      [WIDTH, start],
    ] as const;
    return lineThrough([[from - BEND, start], [from, level], ...(lane === 0 ? end : [[to, level] as const])]);
  });

const path = stream(24, (line) => {
  const level = TOP + (line / 23) * (BED - TOP);
  const wave = 7.5 + Math.sin(line / 4) * 6;
  const [high, low] = [level - wave, level + wave];
  return lineThrough([
    [-WIDTH / 4, high],
    [WIDTH / 4, low],
    [(WIDTH * 3) / 4, high],
    [(WIDTH * 5) / 4, low],
  ]);
});

const River = () => (
  <Plot className={`${pieces.wide} ${styles.river}`}>
    <Stretched size={[WIDTH, HEIGHT]}>
      <path className={pieces.stream} data-choices="1" data-otherwise="pale" d={path} />
      {deals.map((deal) => (
        <path
          key={deal.id}
          className={`${pieces.stream} ${deal.lane === 0 ? `${drawing.drawn} ${styles.returned}` : styles.declined}`}
          data-waits={deal.review !== undefined}
          data-choices={deal.choices}
          data-otherwise="pale"
          d={branchOf(deal)}
        />
      ))}
    </Stretched>
    {years.map(({ at, name }) => (
      <g key={name} className={styles.year}>
        <line x1={`${at}%`} x2={`${at}%`} y1="0" y2={`${heightOf(BED)}%`} />
        <Label x={at + 0.5} y={5} width={8}>
          {name}
        </Label>
      </g>
    ))}
    {deals.map(({ id, choices, lane, at, name, day, reason, review }) => (
      <g key={id} data-choices={choices}>
        <Label x={at + 0.5} y={heightOf(levelOf(lane) - 6)} width={30}>
          <b>{name}</b> {day}
          <br />
          {reason} {review}
        </Label>
      </g>
    ))}
    <g data-choices="13">
      <Label x={returned.back.at - 30} y={heightOf(levelOf(0) - 6)} width={24} side="end">
        {returned.back.day}
        <br />
        {returned.back.reason}
      </Label>
      <Label
        x={(returned.declined.at + returned.back.at) / 2 - 10}
        y={heightOf(levelOf(0) + 16)}
        width={20}
        side="middle"
      >
        {returned.between}
      </Label>
    </g>
  </Plot>
);
