import type { PartOf } from '#src/model/screen.schema.ts';
import styles from './figures.module.css';

/** Key figures in one line. */
export const Figures = ({ part }: { readonly part: PartOf<'figures'> }) => (
  <dl className={styles.figures}>
    {part.items.map(({ label, value }) => (
      <div key={label} className={styles.figure}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
