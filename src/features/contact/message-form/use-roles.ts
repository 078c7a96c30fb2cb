import { useEffect, useState } from 'react';

import { messageForm } from '#content/forms/message-form.ts';
import { ApiError, callApi } from '#src/api/call-api.ts';
import { type ContactRole, readRoles } from '#src/api/read-roles.ts';

export type Roles = {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly list: readonly ContactRole[];
  readonly retry: () => void;
};

/**
 * The choices of "I am": fetched when the dialog opens and kept for later. An empty list is a failure
 * too, for nobody could choose from it (F-A19).
 */
export function useRoles(isOpen: boolean): Roles {
  const [state, setState] = useState<Omit<Roles, 'retry'>>({ status: 'loading', list: [] });
  const [retries, setRetries] = useState(0);
  const isLoaded = state.status === 'loaded';

  useEffect(() => {
    if (!isOpen || isLoaded) return;
    const left = new AbortController();
    setState({ status: 'loading', list: [] });
    callApi('contactRoles', readRoles, left.signal)
      .then((list) => {
        if (list.length === 0) throw new Error('no roles');
        setState({ status: 'loaded', list });
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.reason === 'aborted') return;
        console.error(messageForm.roles.failed, error);
        setState({ status: 'failed', list: [] });
      });
    return () => left.abort();
  }, [isOpen, isLoaded, retries]);

  return { ...state, retry: () => setRetries((count) => count + 1) };
}
