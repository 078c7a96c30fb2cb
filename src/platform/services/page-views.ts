import { emit } from '#src/platform/events.ts';

/** One look at one page. The same page seen again is another object. */
export type PageView = { readonly path: string; readonly query: string; readonly title: string };

let shown: PageView | undefined;

/** The view that the visitor has now; `undefined` until its page stands, title and all. */
export const shownPage = () => shown;

/** Says that the visitor is on the way to another page: who allows tracking now does not mean the last one. */
export function leavePage(): void {
  shown = undefined;
}

/** Says that the page at the present address stands, title and all. */
export function showPage(): void {
  shown = { path: location.pathname, query: location.search, title: document.title };
  emit('page-shown', shown);
}
