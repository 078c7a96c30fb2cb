import type { PartOf } from '#src/model/screen.schema.ts';
import styles from './figures.module.css';

type Props = { readonly part: Pick<PartOf<'figures'>, 'items'> };

/** Key figures in one line. */
export const Figures = ({ part: { items } }: Props) => (
  <dl className={styles.figures}>
    {items.map(({ label, value, line }) => (
      <div key={label} className={styles.figure}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {line && <dd className={styles.line}>{line}</dd>}
      </div>
    ))}
  </dl>
);
