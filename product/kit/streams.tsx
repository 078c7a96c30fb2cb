import { lineThrough, round, stream } from './flow.ts';
import { Chip, type ChipContent, Face } from './pieces.tsx';
import pieces from './pieces.module.css';
import styles from './streams.module.css';

/** Height of a row in the drawing. */
const ROW = 20;
/** Lines of all streams together. */
const LINES = 56;
const BAR = 84;

export type StreamsPart = {
  readonly kind: 'streams';
  readonly items: readonly {
    readonly name: string;
    readonly line: string;
    readonly initials: string;
    /** Sets how wide its stream is. */
    readonly amount: number;
    readonly value: string;
    readonly chip: ChipContent;
    readonly isCurrent?: boolean | undefined;
  }[];
  readonly rest: { readonly name: string; readonly amount: number; readonly value: string };
};

const colourOf = ({ isCurrent }: StreamsPart['items'][number], place: number) =>
  isCurrent ? 'clay' : place % 2 === 0 ? 'deep' : 'accent';

/** Many amounts that flow into one whole; what is still open is empty. */
export const Streams = ({ part: { items, rest } }: { readonly part: StreamsPart }) => (
  <div className={styles.streams}>
    <ul className={styles.rows} role="list">
      {items.map((item, place) => (
        <li
          key={item.name}
          className={styles.row}
          data-current={item.isCurrent}
          data-colour={colourOf(item, place)}
        >
          <Face initials={item.initials} />
          <p className={pieces.text}>
            {item.name}
            <span className={`${pieces.muted} ${styles.wide}`}>{item.line}</span>
          </p>
          <b>{item.value}</b>
          <span className={styles.wide}>
            <Chip chip={item.chip} />
          </span>
        </li>
      ))}
      <li className={styles.row}>
        <p className={pieces.text}>{rest.name}</p>
        <b>{rest.value}</b>
      </li>
    </ul>
    <Drawing items={items} rest={rest.amount} />
  </div>
);

const heightOf = (items: StreamsPart['items']) => ROW * (items.length + 1);

/** Each stream with its part of the bar, and where the last one ends. */
function streamsOf(items: StreamsPart['items'], rest: number) {
  const height = heightOf(items);
  const total = items.reduce((sum, { amount }) => sum + amount, rest);
  let end = 0;
  const streams = items.map((item, place) => {
    const start = end;
    end += (item.amount / total) * height;
    const path = linesOf(ROW * (place + 0.5), start, end, height);
    return { start, size: end - start - 1, colour: colourOf(item, place), path };
  });
  return { streams, end };
}

function Drawing({ items, rest }: { readonly items: StreamsPart['items']; readonly rest: number }) {
  const height = heightOf(items);
  const { streams, end } = streamsOf(items, rest);
  return (
    <div className={styles.drawing}>
      <svg
        className={pieces.mirrored}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {streams.map(({ start, size, colour, path }) => (
          <g key={start} className={styles.stream} data-colour={colour}>
            <path d={path} />
            <rect x={BAR} y={start} width={100 - BAR} height={size} />
          </g>
        ))}
        <rect className={styles.rest} x={BAR} y={end} width={100 - BAR} height={height - end} />
      </svg>
    </div>
  );
}

/** The lines of a stream from the middle of its row to its part of the bar. */
function linesOf(middle: number, start: number, end: number, height: number): string {
  const count = Math.max(2, Math.round(((end - start) / height) * LINES));
  const width = Math.min(end - start, ROW * 0.66);
  return stream(count, (line) => {
    const part = (line + 0.5) / count;
    const from = middle + (part - 0.5) * width;
    const to = start + part * (end - start - 1);
    return lineThrough(
      [
        [0, round(from)],
        [BAR, round(to)],
      ],
      [46, 40],
    );
  });
}
