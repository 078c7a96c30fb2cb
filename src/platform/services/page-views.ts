import { emit, type PageView } from '#src/platform/events.ts';

let shown: PageView | undefined;

export const isShown = () => shown?.path === location.pathname && shown.query === location.search;

/**
 * The current view; `undefined` during a navigation until the next page has its title: consent given meanwhile must
 * not count the last page.
 */
export const shownPage = () => (isShown() ? shown : undefined);

export const leavePage = () => void (shown = undefined);

export function showPage(): void {
  shown = { path: location.pathname, query: location.search, title: document.title };
  emit('page-shown', shown);
}
