import { remember } from '#src/platform/storage/storage.ts';

/** Name of the stored item: the language that the visitor chose to read the site in. */
export const LANGUAGE_ITEM = 'language';

/** Makes a link to the page in another language lead to the place that is shown, and stores the choice. */
export function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  Object.assign(link, { search: location.search, hash: location.hash });
  remember(LANGUAGE_ITEM, link.hreflang);
}
