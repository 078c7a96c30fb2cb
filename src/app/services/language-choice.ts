import { languageCodes } from '#content/languages.ts';
import { language } from '#words/language.ts';
import { wantedLanguage } from '#src/lib/wanted-language.ts';
import { recall, remember } from '#src/platform/storage/storage.ts';
import { routeIdOf } from '#src/routes.ts';

/** Name of the stored item: the language that the visitor chose to read the site in. */
export const LANGUAGE_ITEM = 'language';

/** Makes a link to the page in another language lead to the place that is shown, and stores the choice. */
export function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  Object.assign(link, { search: location.search, hash: location.hash });
  remember(LANGUAGE_ITEM, link.hreflang);
}

/**
 * Offers the first language of the browser, if the page has it and is in another. Not to a
 * visitor who chose the page's language, or who comes from another page of the site, where it was offered.
 */
export function offerWantedLanguage(): void {
  const wanted = wantedLanguage([language.code, ...languageCodes], navigator.languages);
  if (!wanted || wanted === language.code || recall(LANGUAGE_ITEM) === language.code) return;
  const id = routeIdOf(location.pathname);
  if (!id || document.referrer.startsWith(`${location.origin}/`)) return;
  import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(wanted, id)).catch(console.warn);
}
