import type { LazyPart } from '#src/platform/hydration/lazy-part.ts';
import type { RouteId } from '#src/routes.ts';

/** What the address shows: a page of the site, or the page for an unknown path. */
export type PageId = RouteId | 'not-found';

export type PageEntry = LazyPart<object> & {
  /**
   * A still page only shows: on first load none of its code is fetched. An unbuilt one is made in the
   * browser alone, whatever HTML its path has: it says itself what the tab shows.
   */
  readonly kind: 'still' | 'live' | 'unbuilt';
};

export type Pages = Readonly<Record<PageId, PageEntry>>;
