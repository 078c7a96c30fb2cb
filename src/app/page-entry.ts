import type { LazyPart } from '#src/platform/hydration/lazy-part.ts';
import type { PageId } from '#src/routes.ts';

export type PageEntry = LazyPart<object> & {
  /**
   * A still page only shows: on first load none of its code is fetched. An unbuilt one is made in the
   * browser alone, whatever HTML its path has: it says itself what the tab shows.
   */
  readonly kind: 'still' | 'live' | 'unbuilt';
};

export type Pages = Readonly<Record<PageId, PageEntry>>;
