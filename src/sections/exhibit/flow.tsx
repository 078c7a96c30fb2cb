import type { FlowCopy } from '#src/model/exhibit.schema.ts';
import styles from './flow.module.css';

/** Three lines for each branch, from one middle to the level of each label. */
function pathTo(count: number): string {
  const strands = Array.from({ length: count * 3 }, (_, strand) => {
    const level = ((Math.floor(strand / 3) + 0.5) / count) * 100 + ((strand % 3) - 1) * 2;
    const middle = 50 + (strand - (count * 3 - 1) / 2) * 2;
    return `M0 ${middle}C60 ${middle} 40 ${level.toFixed(1)} 100 ${level.toFixed(1)}`;
  });
  return strands.join('');
}

function Lines({ count, isMirrored = false }: { count: number; isMirrored?: boolean }) {
  return (
    <svg
      className={styles.course}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-mirrored={isMirrored || undefined}
    >
      <path d={pathTo(count)} />
    </svg>
  );
}

function Ends({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={`stack2 ${styles.ends}`} role="list">
      {labels.map((label) => (
        <li key={label} className={styles.end}>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** A diagram of inputs that meet in one place, and outputs that leave it. */
export function Flow({ copy: { from, middle, to, note } }: { readonly copy: FlowCopy }) {
  return (
    <figure className="stack5">
      <div className={styles.map}>
        <Ends labels={from} />
        <Lines count={from.length} isMirrored />
        <p className={`subheading ${styles.middle}`}>{middle}</p>
        <Lines count={to.length} />
        <Ends labels={to} />
      </div>
      <figcaption className="fine">{note}</figcaption>
    </figure>
  );
}
