import type { StatisticsCopy } from '#src/model/page-copy.schema.ts';
import styles from './statistics.module.css';

/**
 * The platform's figures, fetched when the strip comes near (R7.8, R8.6). Every figure keeps its place from the start,
 * so nothing moves.
 */
export const Statistics = ({ copy }: { readonly copy: StatisticsCopy }) => (
  <section
    className={`needsScript night ${styles.section}`}
    aria-labelledby="statistics"
    data-asks="statistics"
    data-wakes="near"
  >
    <div className="container stack6">
      <div className="stack2">
        <h2 className="subheading" id="statistics">
          {copy.heading}
        </h2>
        <p className={styles.note}>{copy.note}</p>
      </div>
      <div className={styles.strip} aria-busy="true">
        <dl className={styles.figures}>
          {copy.figures.map(({ name, label, claim, currency }) => (
            <div key={name} className={styles.figure} data-figure={name} data-claim={claim}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} data-currency={currency}>
                –
              </dd>
            </div>
          ))}
        </dl>
        {/* Always there: browsers announce only what changes in a live region. */}
        <p className={`hiddenText ${styles.status}`} role="status" data-failed={copy.failed}>
          {copy.loading}
        </p>
      </div>
    </div>
  </section>
);
