import type { PartOf } from '#src/model/screen.schema.ts';
import { Chip, People } from './marks.tsx';
import styles from './streams.module.css';

/** Height of a row in the drawing. */
const ROW = 20;
/** Lines of all streams together. */
const LINES = 56;
const BAR = 84;

type Part = PartOf<'streams'>;

/** Many amounts that flow into one whole; what is still open is empty. */
export const Streams = ({ part: { items, rest } }: { readonly part: Part }) => (
  <div className={styles.streams}>
    <ul className={styles.rows} role="list">
      {items.map((item) => (
        <li key={item.name} className={styles.row} data-kind={kindOf(item)}>
          <div className={styles.card}>
            <People initials={[item.initials]} />
            <p className={styles.name}>
              {item.name}
              <span className={styles.line}>{item.line}</span>
            </p>
            <span className={styles.value}>{item.value}</span>
            <span className={styles.state}>
              <Chip chip={item.chip} />
            </span>
          </div>
        </li>
      ))}
      <li className={styles.row} data-kind="rest">
        <div className={styles.card}>
          <p className={styles.name}>{rest.name}</p>
          <span className={styles.value}>{rest.value}</span>
        </div>
      </li>
    </ul>
    <Drawing items={items} rest={rest.amount} />
  </div>
);

const kindOf = ({ isCurrent }: Part['items'][number]) => (isCurrent ? 'current' : 'shown');

const totalOf = (items: Part['items']) => items.reduce((sum, { amount }) => sum + amount, 0);

function Drawing({ items, rest }: { readonly items: Part['items']; readonly rest: number }) {
  const height = ROW * (items.length + 1);
  const scale = height / (totalOf(items) + rest);
  const end = totalOf(items) * scale;
  const streams = items.map((item, place) => {
    const start = totalOf(items.slice(0, place)) * scale;
    return { kind: kindOf(item), start, end: start + item.amount * scale, middle: ROW * (place + 0.5) };
  });
  return (
    <div className={styles.drawing}>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {streams.map(({ kind, start, end: stop, middle }) => (
          <g key={start} data-kind={kind}>
            <path className={styles.stream} d={linesOf(middle, start, stop, height)} />
            <rect x={BAR} y={start} width={100 - BAR} height={stop - start - 1} />
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
  return Array.from({ length: count }, (_, line) => {
    const part = (line + 0.5) / count;
    const from = (middle + (part - 0.5) * width).toFixed(1);
    const to = (start + part * (end - start - 1)).toFixed(1);
    return `M0 ${from}C46 ${from} 40 ${to} ${BAR} ${to}`;
  }).join('');
}
