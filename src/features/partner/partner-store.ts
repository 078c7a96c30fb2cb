import type { PartnerState } from './partner-state.ts';

let state: PartnerState = { status: 'loading' };
const watchers = new Set<() => void>();

export const partnerState = (): PartnerState => state;

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
