import { emit, type PageView } from '#src/platform/events.ts';

let shown: PageView | undefined;

/** The current view of this document; `undefined` while it is restored. */
export const shownPage = () => shown;

/** Ends the last view before the next one is shown. */
export const leavePage = () => void (shown = undefined);

/** Reports a view of this document: after its load, and each time the browser restores it. */
export function showPage(): void {
  shown = { path: location.pathname, query: location.search, title: document.title };
  emit('page-shown', shown);
}
