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

/** By code, else by language and script, so that `zh-TW` finds `zh-Hant`, and `de-CH` finds `de`. */
export const wantedLanguage = <Code extends string>(
  codes: readonly Code[],
  // Some browsers and privacy tools have no list.
  tags: readonly string[] = [],
): Code | undefined =>
  tags.flatMap(
    (tag) =>
      codes.find((code) => code === tag) ?? codes.find((code) => scriptOf(code) === scriptOf(tag)) ?? [],
  )[0];

function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Browsers and privacy tools may give other texts.
    return tag;
  }
}
