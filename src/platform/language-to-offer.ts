import { wantedLanguage } from '#src/lib/wanted-language.ts';
import { recall } from './storage/storage.ts';

/** The stored choice of the visitor. */
export const LANGUAGE_ITEM = 'language';

/**
 * The first language of the browser that the page is available in, if the page is in another. Not for a visitor who
 * chose the page's language, or who comes from another page of the site, where it was offered.
 */
export function languageToOffer(tags?: readonly string[]): string | undefined {
  const { lang } = document.documentElement;
  if (recall(LANGUAGE_ITEM) === lang || document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const others = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  const wanted = wantedLanguage([lang, ...others.map(({ hreflang }) => hreflang)], tags);
  return wanted === lang ? undefined : wanted;
}
