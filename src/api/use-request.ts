import { useEffect, useState } from 'react';

import { ApiError, callApi } from './call-api.ts';
import type { EndpointId } from './endpoints.ts';

export type RequestState<Answer> =
  { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly answer: Answer };

type Options = {
  /** False while the answer is not needed. An answer that came is kept. */
  readonly isWanted?: boolean;
  readonly logFailure?: (error: unknown) => void;
};

/**
 * Calls the API when its answer is first wanted, and again after `retry` or when a failed answer is wanted anew.
 * @param read must be the same function on every render
 */
export function useRequest<Answer>(
  endpoint: EndpointId,
  read: (answer: unknown, origin: string) => Answer,
  { isWanted = true, logFailure = console.warn }: Options = {},
): RequestState<Answer> & { readonly retry: () => void } {
  const [state, setState] = useState<RequestState<Answer>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isLoaded = state.status === 'loaded';

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    const unmounted = new AbortController();
    setState({ status: 'loading' });
    callApi(endpoint, read, unmounted.signal).then(
      (answer) => setState({ status: 'loaded', answer }),
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'aborted') return;
        logFailure(error);
        setState({ status: 'failed' });
      },
    );
    return () => unmounted.abort();
  }, [endpoint, read, isWanted, isLoaded, attempt, logFailure]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
