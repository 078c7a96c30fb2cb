import { emit, type PageView } from '#src/platform/events.ts';

let shown: PageView | undefined;

/** The view that the visitor has now; `undefined` until its page stands, title and all. */
export const shownPage = () => shown;

/** Whether what stands at the present address was said to stand. */
export const isShown = () => shown?.path === location.pathname && shown.query === location.search;

/** Says that the visitor is on the way to another page: who allows tracking now does not mean the last one. */
export function leavePage(): void {
  shown = undefined;
}

/** Says that the page at the present address stands, title and all. */
export function showPage(): void {
  shown = { path: location.pathname, query: location.search, title: document.title };
  emit('page-shown', shown);
}
