import styles from './chart.module.css';
import { lineThrough, percent, round, stacked, stream } from './flow.ts';
import { type Colour, type FigureContent, Figures, Label, Plot, Stretched } from './pieces.tsx';
import pieces from './pieces.module.css';

/** Moments are in percent of the axis of time. */
export type ChartPart = {
  readonly kind: 'chart';
  readonly figures: readonly FigureContent[];
  /** In equal steps from the start of the axis to its end. */
  readonly months: readonly string[];
  readonly target: { readonly amount: number; readonly text: string };
  readonly today: { readonly at: number; readonly text: string };
  /** Each joins the ones before as a stream: it leaves the ground at `from` and is signed at `to`. */
  readonly commitments: readonly {
    readonly amount: number;
    readonly from: number;
    readonly to: number;
    readonly tone: Colour;
  }[];
  readonly outlook: { readonly amount: number; readonly text: string };
};

/** The plot in its own units, which are stretched to its place. */
const [WIDTH, TOP, BASE] = [1000, 30, 300];
/** Lines of a stream as wide as the target. */
const LINES = 72;

/** The streams, each on top of those before, and where it is signed. */
function streamsOf({ commitments, target, today, outlook }: ChartPart) {
  const all = commitments.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(target.amount, all + outlook.amount);
  const levelOf = (amount: number) => round(BASE - (amount / most) * (BASE - TOP));
  const end = (today.at / 100) * WIDTH;
  /** One line for a part of an amount: it leaves the ground at one moment and flows level from another. */
  const lines = (below: number, amount: number, [from, to, until]: readonly [number, number, number]) =>
    stream(Math.round((amount / target.amount) * LINES), (line) => {
      const start = levelOf(until === WIDTH ? below : 0);
      const level = levelOf(below + ((line + 1) / LINES) * target.amount);
      return lineThrough([
        [from, start],
        [to, level],
        [until, level],
      ]);
    });
  const streams = stacked(commitments, ({ amount }) => amount).map(({ start, amount, from, to, tone }) => ({
    ...{ tone, at: to, level: levelOf(start + amount) },
    path: lines(start, amount, [from * 10, to * 10, end]),
  }));
  return {
    streams,
    outlook: lines(all, outlook.amount, [end, WIDTH - 1, WIDTH]),
    top: levelOf(all + outlook.amount),
    now: levelOf(all),
    target: levelOf(target.amount),
  };
}

/** How far down a level is, in percent. */
const shareOf = (level: number) => (level / (BASE + 30)) * 100;
const heightOf = (level: number) => percent(shareOf(level));

/** Commitments over time as streams that join, up to today, with the target and what may follow. */
export function Chart({ part }: { readonly part: ChartPart }) {
  const { figures, months, target, today, outlook } = part;
  const drawn = streamsOf(part);
  return (
    <div className={`oneColumn ${pieces.card} ${styles.card}`}>
      <Figures items={figures} look="column" />
      <Plot className={styles.plot} isDecoration>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <line key={share} className={styles.rule} x2="100%" {...level(TOP + (BASE - TOP) * share)} />
        ))}
        <line className={styles.target} x2="100%" {...level(drawn.target)} />
        <Stretched size={[WIDTH, BASE + 30]}>
          {drawn.streams.map(({ tone, path }) => (
            <path key={path} className={pieces.stream} data-colour={tone} d={path} />
          ))}
          <path className={`${pieces.stream} ${styles.outlook}`} d={drawn.outlook} />
        </Stretched>
        {drawn.streams.map(({ at, level }) => (
          <circle key={at} className={styles.signed} cx={percent(at)} cy={heightOf(level)} r="4.5" />
        ))}
        <line
          className={styles.today}
          x1={percent(today.at)}
          x2={percent(today.at)}
          y1="0"
          y2={heightOf(BASE)}
        />
        <Label x={0} y={shareOf(drawn.target - 5)} width={45} colour="clay">
          {target.text}
        </Label>
        <Label x={today.at - 45} y={shareOf(drawn.now - 8)} width={44} side="end" colour="accent">
          {today.text}
        </Label>
        <Label x={today.at + 3} y={shareOf(drawn.now + 10)} width={97 - today.at} side="middle">
          {outlook.text}
        </Label>
        {months.map((month, index) => {
          const isLast = index === months.length - 1;
          const at = (index / (months.length - 1)) * 100;
          return (
            <Label
              key={month}
              x={isLast ? 80 : at}
              y={shareOf(BASE + 28)}
              width={20}
              side={isLast ? 'end' : 'start'}
            >
              {month}
            </Label>
          );
        })}
      </Plot>
    </div>
  );
}

const level = (value: number) => ({ y1: heightOf(value), y2: heightOf(value) });
