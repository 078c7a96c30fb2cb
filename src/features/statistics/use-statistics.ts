import { useEffect, useState } from 'react';

import { ApiError, callApi } from '#src/api/call-api.ts';
import { readStatistics } from '#src/api/read-statistics.ts';

export type StatisticsState =
  | { readonly status: 'loading' }
  /** At least one figure; a name without one is not in the map. */
  | { readonly status: 'loaded'; readonly values: ReadonlyMap<string, number> }
  /** The platform answered, with no figure that the site knows. */
  | { readonly status: 'empty' }
  | { readonly status: 'failed' };

/**
 * Fetches the platform's figures once, when the strip appears (R7.8), and keeps those that are
 * asked for.
 * @param wanted the same list on every render
 */
export function useStatistics(
  wanted: readonly { readonly name: string; readonly claim: number }[],
): StatisticsState {
  const [state, setState] = useState<StatisticsState>({ status: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    callApi('statistics', readStatistics, left.signal).then(
      (figures) => {
        const known = new Map(Object.entries(figures));
        const values = new Map(
          wanted.flatMap(({ name }) => {
            const value = known.get(name);
            return value === undefined ? [] : [[name, value] as const];
          }),
        );
        warnOfClaims(wanted.filter(({ name, claim }) => (values.get(name) ?? claim) < claim));
        setState(values.size > 0 ? { status: 'loaded', values } : { status: 'empty' });
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'aborted') return;
        console.warn(error);
        setState({ status: 'failed' });
      },
    );
    return () => left.abort();
  }, [wanted]);
  return state;
}

/** What the platform counts is shown as it is; the owner is told which claim of the site it contradicts. */
function warnOfClaims(tooHigh: readonly { readonly name: string; readonly claim: number }[]): void {
  if (tooHigh.length === 0) return;
  const names = tooHigh.map(({ name, claim }) => `${name} (${claim})`).join(', ');
  console.warn(`The platform counts less than content/facts.ts claims: ${names}.`);
}
