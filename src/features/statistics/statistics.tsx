import { useId } from 'react';

import styles from './statistics.module.css';
import { useStatistics } from './use-statistics.ts';

type Figure = {
  /** Its name in the answer of the platform. */
  readonly name: string;
  readonly label: string;
  /** What the site says elsewhere. A lower count is shown as it is, and warned of. */
  readonly claim: number;
  /** ISO 4217, for an amount of money. */
  readonly currency?: string;
};

export type StatisticsCopy = {
  readonly heading: string;
  readonly note: string;
  readonly loading: string;
  readonly failed: string;
  readonly figures: readonly Figure[];
};

/**
 * What the platform counts, fetched when the strip comes near (R7.8, R8.6). Names that the copy
 * does not know are ignored; without a known one the section is left out. Every figure keeps its place
 * from the start, so nothing moves.
 */
export function Statistics({ copy }: { copy: StatisticsCopy }) {
  const state = useStatistics(copy.figures);
  const headingId = useId();
  if (state.status === 'empty') return null;
  return (
    <section className={styles.section} data-status={state.status} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <div className={styles.header}>
          <h2 className={styles.heading} id={headingId}>
            {copy.heading}
          </h2>
          <p className={styles.note}>{copy.note}</p>
        </div>
        <div className={styles.strip} aria-busy={state.status === 'loading'}>
          {state.status === 'loading' && <p className={styles.loading}>{copy.loading}</p>}
          <dl className={styles.figures}>
            {copy.figures.map(({ name, label, currency }) => {
              const value = state.status === 'loaded' ? state.values.get(name) : undefined;
              return (
                <div key={name} className={styles.figure} data-known={value !== undefined}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value === undefined ? '–' : shown(value, currency)}</dd>
                </div>
              );
            })}
          </dl>
          {state.status === 'failed' && (
            <p className={styles.failure} role="status">
              {copy.failed}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** In full up to six digits, in short from a million on: 2,513 and $25.4B. */
function shown(value: number, currency: string | undefined): string {
  const isLarge = value >= 1e6;
  return new Intl.NumberFormat('en-US', {
    ...(currency && { style: 'currency', currency }),
    notation: isLarge ? 'compact' : 'standard',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? value : Math.floor(value));
}
