/**
 * The languages of the site. Each has its words in content/<code>/, and its pages below `base`.
 * `locale` is for dates and plurals, with Latin digits; `figures` for large numbers and amounts of money. In `money`,
 * `dollars` is the form of an amount where it is not a sign before it, as in `facts.po`.
 */
export const languages = {
  en: {
    name: 'English',
    dir: 'ltr',
    base: '',
    locale: 'en-GB',
    figures: 'en-US',
    openGraph: 'en_GB',
    money: {},
  },
  ar: {
    name: 'العربية',
    dir: 'rtl',
    base: '/ar',
    locale: 'ar-AE-u-nu-latn',
    figures: 'ar-AE-u-nu-latn',
    openGraph: 'ar_AE',
    money: { compactDisplay: 'long', dollars: '{amount} دولار' },
  },
} as const;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages).filter((code): code is LanguageCode => code in languages);

export type Language = {
  readonly code: LanguageCode;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly base: string;
  readonly locale: string;
  readonly figures: string;
  readonly openGraph: string;
  readonly money: Pick<Intl.NumberFormatOptions, 'compactDisplay'> & { readonly dollars?: string };
};
