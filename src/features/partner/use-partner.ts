import { useSyncExternalStore } from 'react';

import { partnerState, watchPartner } from './partner-store.ts';
import type { PartnerState } from './partner-state.ts';

const neutral: PartnerState = { status: 'neutral' };

/** The partner of this host, the same for header, page and footer. The built shell is neutral. */
export function usePartner(): PartnerState {
  return useSyncExternalStore(watchPartner, partnerState, () => neutral);
}
