import { hostMode, isPartnerAsked } from '#src/platform/host/host-mode.ts';
import type { PartnerState } from './partner-state.ts';
import { rememberedBrand } from './remembered-brand.ts';

let state: PartnerState | undefined;
const watchers = new Set<() => void>();

export const partnerState = (): PartnerState => (state ??= firstState());

/** A repeat visit begins with the brand of the last one; where nobody is to be asked, it ends as it begins. */
function firstState(): PartnerState {
  if (!isPartnerAsked(hostMode().subdomain, location.pathname)) return { status: 'neutral' };
  const brand = rememberedBrand(location.host);
  return brand ? { status: 'branded', brand, projects: undefined } : { status: 'loading' };
}

/** Calls `watcher` after every change. Returns the function that ends it. */
export function watchPartner(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Shows another state in every part of the page that shows the partner. */
export function showPartner(next: PartnerState): void {
  state = next;
  for (const watcher of watchers) watcher();
}
