import type { FeesCopy } from '#src/model/exhibit.schema.ts';
import styles from './fees.module.css';

/** Success fees of others and the price of the site, to one scale. */
export function Fees({ copy: { title, aside, fees, price, note } }: { readonly copy: FeesCopy }) {
  const most = Math.max(...fees.map(({ amount }) => amount));
  return (
    <figure className={`card stack5 ${styles.fees}`} data-crop="column">
      <div className={`row ${styles.head}`}>
        <p className={`subheading ${styles.title}`}>{title}</p>
        <p>{aside}</p>
      </div>
      <ul role="list">
        {[...fees, price].map((row) => (
          <li key={row.name} className={styles.row} data-own={row === price || undefined}>
            <p>
              {row.name} <span className={`subheading ${styles.value}`}>{row.value}</span>
            </p>
            <svg className={styles.bar} aria-hidden="true">
              <rect width={`${(row.amount / most) * 100}%`} height="100%" rx="2" />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
