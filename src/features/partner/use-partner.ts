import { useSyncExternalStore } from 'react';

import { loadPartner } from './load-partner.ts';
import type { PartnerState } from './partner-state.ts';
import { partnerState, watchPartner } from './partner-store.ts';

const neutral: PartnerState = { status: 'neutral' };
let loading: Promise<void> | undefined;

/** The first part of the page that shows the partner has it loaded. */
function watch(watcher: () => void): () => void {
  loading ??= loadPartner();
  return watchPartner(watcher);
}

/** The partner of this host, the same for header, page and footer. The built shell is neutral. */
export function usePartner(): PartnerState {
  return useSyncExternalStore(watch, partnerState, () => neutral);
}
