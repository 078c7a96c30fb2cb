import { useEffect, useId } from 'react';

import { language } from '#words/language.ts';
import { readStatistics } from '#src/api/read-statistics.ts';
import { dollarsIn } from '#src/lib/dollars.ts';
import { useRequest } from '#src/api/use-request.ts';
import type { StatisticsCopy } from '#src/model/page-copy.schema.ts';
import styles from './statistics.module.css';

const readCounts = (answer: unknown) => new Map(Object.entries(readStatistics(answer)));

/**
 * The platform's figures, fetched when the strip comes near (R7.8, R8.6). Without a known figure the
 * section is omitted. Every figure keeps its place from the start, so nothing moves.
 */
export function Statistics({ copy }: { copy: StatisticsCopy }) {
  const { figures } = copy;
  const request = useRequest('statistics', readCounts);
  const headingId = useId();
  const counts = request.status === 'loaded' ? request.answer : undefined;
  useEffect(() => {
    if (counts) warnOfHighClaims(figures, counts);
  }, [counts, figures]);
  if (counts && !figures.some(({ name }) => counts.has(name))) return null;
  return (
    <section
      className={`needsScript night ${styles.section}`}
      data-status={request.status}
      aria-labelledby={headingId}
    >
      <div className="container stack6">
        <div className="stack2">
          <h2 className="subheading" id={headingId}>
            {copy.heading}
          </h2>
          <p className={styles.note}>{copy.note}</p>
        </div>
        <div className={styles.strip} aria-busy={request.status === 'loading'}>
          <dl className={styles.figures}>
            {figures.map(({ name, label, currency }) => {
              const value = counts?.get(name);
              return (
                <div key={name} className={styles.figure} data-known={value !== undefined}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value === undefined ? '–' : format(value, currency)}</dd>
                </div>
              );
            })}
          </dl>
          {/* Always there: browsers announce only what changes in a live region. */}
          <p className={request.status === 'failed' ? styles.failure : 'hiddenText'} role="status">
            {{ loading: copy.loading, failed: copy.failed, loaded: '' }[request.status]}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A lower count is shown as it is; the site's owner learns which claim it contradicts. */
function warnOfHighClaims(figures: StatisticsCopy['figures'], counts: ReadonlyMap<string, number>): void {
  const tooHigh = figures.filter(({ name, claim }) => (counts.get(name) ?? claim) < claim);
  if (tooHigh.length === 0) return;
  const names = tooHigh.map(({ name, claim }) => `${name} (${claim})`).join(', ');
  console.warn(`The platform counts less than content/facts.ts claims: ${names}.`);
}

/** Compact from a million: 2,513 and $25.4B. */
function format(value: number, currency: string | undefined): string {
  const isLarge = value >= 1e6;
  const options = {
    notation: isLarge ? 'compact' : 'standard',
    maximumFractionDigits: isLarge ? 1 : 0,
  } as const;
  const shown = isLarge ? value : Math.floor(value);
  return currency
    ? dollarsIn(language, options)(shown)
    : new Intl.NumberFormat(language.figures, options).format(shown);
}
