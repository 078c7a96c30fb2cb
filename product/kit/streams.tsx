import { lineThrough, round, stacked, stream } from './flow.ts';
import { Chip, type ChipContent, Face, Plot, Stretched } from './pieces.tsx';
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

const colourOf = ({ isCurrent }: StreamsPart['items'][number], index: number) =>
  isCurrent ? 'clay' : index % 2 === 0 ? 'deep' : 'accent';

/** Many amounts that flow into one whole; what is still open is empty. */
export const Streams = ({ part: { items, rest } }: { readonly part: StreamsPart }) => (
  <div className={styles.streams}>
    <ul className={styles.rows} role="list">
      {items.map((item, index) => (
        <li
          key={item.name}
          className={`line ${styles.row}`}
          data-current={item.isCurrent}
          data-colour={colourOf(item, index)}
        >
          <span className={pieces.notOnPhones}>
            <Face initials={item.initials} />
          </span>
          <p className={pieces.text}>
            {item.name}
            <span className={`${pieces.muted} ${pieces.wide}`}>{item.line}</span>
          </p>
          <b>{item.value}</b>
          <span className={pieces.wide}>
            <Chip chip={item.chip} />
          </span>
        </li>
      ))}
      <li className={`line ${styles.row}`}>
        <p className={pieces.text}>{rest.name}</p>
        <b>{rest.value}</b>
      </li>
    </ul>
    <StreamLines items={items} rest={rest.amount} />
  </div>
);

function StreamLines({ items, rest }: { readonly items: StreamsPart['items']; readonly rest: number }) {
  const height = ROW * (items.length + 1);
  const total = items.reduce((sum, { amount }) => sum + amount, rest);
  const parts = stacked(items, ({ amount }) => (amount / total) * height);
  const open = (rest / total) * height;
  return (
    <div className={styles.drawing}>
      <Plot isDecoration>
        <Stretched size={[100, height]}>
          {parts.map((part, index) => (
            <g key={part.name} data-colour={colourOf(part, index)}>
              <path className={pieces.stream} d={linesOf(part, ROW * (index + 0.5), height)} />
              <rect
                className={pieces.filled}
                x={BAR}
                y={part.start}
                width={100 - BAR}
                height={part.size - 1}
              />
            </g>
          ))}
          <rect className={styles.rest} x={BAR} y={height - open} width={100 - BAR} height={open} />
        </Stretched>
      </Plot>
    </div>
  );
}

type Slice = { readonly start: number; readonly size: number };

/** The lines of a stream from the middle of its row to its part of the bar. */
function linesOf({ start, size }: Slice, middle: number, height: number): string {
  const count = Math.max(2, Math.round((size / height) * LINES));
  const width = Math.min(size, ROW * 0.66);
  return stream(count, (line) => {
    const part = (line + 0.5) / count;
    const from = round(middle + (part - 0.5) * width);
    const to = round(start + part * (size - 1));
    return lineThrough(
      [
        [0, from],
        [BAR, to],
      ],
      [46, 40],
    );
  });
}
