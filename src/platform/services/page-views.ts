import { emit, type PageView } from '#src/platform/events.ts';

let shown: PageView | undefined;

/** Whether the page at the current address has been shown. */
export const isShown = () => shown?.path === location.pathname && shown.query === location.search;

/**
 * The current view; `undefined` during a navigation until the next page has its title: consent given meanwhile must
 * not count the last page.
 */
export const shownPage = () => (isShown() ? shown : undefined);

/** Ends the last view before the next one is shown. */
export const leavePage = () => void (shown = undefined);

/** Reports that the page at the current address is shown, with its title. */
export function showPage(): void {
  shown = { path: location.pathname, query: location.search, title: document.title };
  emit('page-shown', shown);
}
