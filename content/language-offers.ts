import type { LanguageCode } from './languages.ts';

/**
 * What a page in another language says to a visitor whose browser asks for this one. Each text is in the language
 * that it offers. Pages load this file only to offer a language, so it is no part of the rows of `languages.ts`.
 */
export const languageOffers: Readonly<
  Record<LanguageCode, { readonly text: string; readonly close: string }>
> = {
  en: { text: 'View this site in English', close: 'Close' },
  ar: { text: 'تصفح الموقع باللغة العربية', close: 'إغلاق' },
};
