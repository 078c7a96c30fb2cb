import { useEffect, useState } from 'react';

import { ApiError, callApi } from '#src/api/call-api.ts';
import { type FeaturedInItem, readFeaturedIn } from '#src/api/read-featured-in.ts';

/** What any failure of the call shows (R8.7). */
const FAILURE_TEXT = 'Error fetching featuredIn';

export type FeaturedInState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly items: readonly FeaturedInItem[] }
  | { readonly status: 'failed'; readonly reason: string };

/** Fetches the publications once, when the strip appears (R7.3). */
export function useFeaturedIn(): FeaturedInState {
  const [state, setState] = useState<FeaturedInState>({ status: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    callApi('featuredIn', readFeaturedIn, left.signal).then(
      (items) => setState({ status: 'loaded', items }),
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'aborted') return;
        console.warn(error);
        setState({ status: 'failed', reason: FAILURE_TEXT });
      },
    );
    return () => left.abort();
  }, []);
  return state;
}
