import { defaultLanguage, type LanguageCode, languageCodes } from '#content/languages.ts';
import { pathIn, type RouteId, rowOf } from '#src/routes.ts';

/** Legal documents are in the default language on the pages of every language. */
export const textLanguageOf = (code: LanguageCode, id: RouteId): LanguageCode =>
  rowOf(id).list === 'legal' ? defaultLanguage : code;

/** The path that search engines list for a page. A page that repeats the text of another names that one. */
export const canonicalPath = (code: LanguageCode, id: RouteId): string =>
  pathIn(textLanguageOf(code, id), id);

/** The languages in which search engines list a page. */
export const listedLanguages = (id: RouteId): readonly LanguageCode[] =>
  languageCodes.filter((code) => textLanguageOf(code, id) === code);
