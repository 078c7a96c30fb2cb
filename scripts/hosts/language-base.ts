import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { baseOf } from './base-of.ts';

/** The first part of the paths of every language but the default one: `/ar`. Each has an error page. Longest first. */
export const languageBases: readonly string[] = languageCodes
  .map((code) => languages[code].base)
  .filter((base) => base !== '')
  .toSorted((one, other) => other.length - one.length);

/** The language of the page at a path: `/ar/about`. */
export function languageAt(path: string): LanguageCode {
  const base = baseOf(path, languageBases);
  return languageCodes.find((code) => languages[code].base === base) ?? defaultLanguage;
}

/** The file of the error page for a path, below `dist/`: in the language of the path. */
export const errorPageOf = (path: string): string => `${baseOf(path, languageBases)}/404.html`.slice(1);
