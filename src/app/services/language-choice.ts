import { languageCodes } from '#content/languages.ts';
import { language } from '#words/language.ts';
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
 * Offers the language that the browser asks for first, where the page has it and is in another. Not to a
 * visitor who chose the page's language, or who comes from another page of the site, where it was offered.
 */
export function offerWantedLanguage(): void {
  const asked = languagesOf(navigator.languages);
  const wanted = asked.flatMap((tag) => languageCodes.filter((code) => code === tag))[0];
  if (!wanted || wanted === language.code || recall(LANGUAGE_ITEM) === language.code) return;
  const id = routeIdOf(location.pathname);
  if (!id || document.referrer.startsWith(`${location.origin}/`)) return;
  import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(wanted, id)).catch(console.warn);
}

/** Some browsers and privacy tools have no list. */
const languagesOf = (tags: readonly string[] = []) => tags.map((tag) => tag.split('-')[0]);
