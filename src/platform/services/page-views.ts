import { emit, type PageView } from '#src/platform/events.ts';

let shown: PageView | undefined;

/** Whether what stands at the present address was said to stand. */
export const isShown = () => shown?.path === location.pathname && shown.query === location.search;

/**
 * The view that the visitor has now; `undefined` on the way to a page until it stands, title and all: who
 * allows tracking meanwhile does not mean the last one.
 */
export const shownPage = () => (isShown() ? shown : undefined);

/** The last view is over, and the next not there yet. */
export const leavePage = () => void (shown = undefined);

/** Says that the page at the present address stands, title and all. */
export function showPage(): void {
  shown = { path: location.pathname, query: location.search, title: document.title };
  emit('page-shown', shown);
}
