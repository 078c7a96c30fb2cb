import { emit } from '#src/platform/events.ts';

/** One look at one page. The same page seen again is another object. */
export type PageView = { readonly path: string; readonly query: string; readonly title: string };

let shown: PageView | undefined;

/** The view that the visitor has now; `undefined` until the first page says so. */
export const shownPage = () => shown;

/** Says that the page at the present address stands, title and all. */
export function showPage(): void {
  shown = { path: location.pathname, query: location.search, title: document.title };
  emit('page-shown', shown);
}
