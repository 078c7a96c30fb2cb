import { languageCodes } from '#content/languages.ts';
import { language } from '#words/language.ts';
import { recall } from '#src/platform/storage/storage.ts';
import { routeIdOf } from '#src/routes.ts';
import { LANGUAGE_ITEM } from './keep-place.ts';

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
