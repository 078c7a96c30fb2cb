import type { LazyPart } from '#src/platform/hydration/lazy-part.ts';
import type { PageId } from '#src/routes.ts';

export type PageEntry = LazyPart<object> & {
  /**
   * `still` has no behaviour: its code is not fetched on first load. `unbuilt` is rendered in the browser only, with
   * its own title, whatever HTML its path has.
   */
  readonly kind: 'still' | 'live' | 'unbuilt';
};

export type Pages = Readonly<Record<PageId, PageEntry>>;
