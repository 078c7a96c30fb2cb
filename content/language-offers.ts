import type { LanguageCode } from './languages.ts';

/**
 * The offer of a language on a page in another one, for visitors whose browser prefers it. Each text is in the
 * language that it offers. It is separate from the rows of `languages.ts`, since pages load it only for an offer.
 */
export const languageOffers: Readonly<
  Record<LanguageCode, { readonly text: string; readonly close: string }>
> = {
  en: { text: 'View this site in English', close: 'Close' },
  ar: { text: 'تصفح الموقع باللغة العربية', close: 'إغلاق' },
};
