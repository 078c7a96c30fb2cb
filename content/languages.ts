import { buildEnvironment } from '#src/lib/build-environment.ts';
import type { MoneyForm } from '#src/lib/dollars.ts';

type LanguageRow = {
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** The first part of its paths, in small letters; that of the default language is empty. */
  readonly base: string;
  /** For dates and plurals, with Latin digits. */
  readonly locale: string;
  /** For large numbers and amounts of money. */
  readonly figures: string;
  readonly openGraph: string;
  /** Between the items of a list within a line. */
  readonly listSeparator: string;
  readonly money: MoneyForm;
  /** Names of countries that differ from those of the Unicode standard. */
  readonly countries?: Readonly<Record<string, string>>;
  /** Not finished: `npm run dev` and `npm start` show it, a release leaves it out. */
  readonly draft?: true;
  /** Published while it lacks texts: those are in English, in ⟦brackets⟧, and each build counts them. */
  readonly inParts?: true;
  /** Until a native reader has read its texts: `npm run launch-check` lists it. Then delete this. */
  readonly awaitsReader?: true;
};

/** The languages of the site by their codes, as in `pt-BR`. Each has its words in content/<code>/. */
const rows = {
  en: {
    name: 'English',
    dir: 'ltr',
    base: '',
    locale: 'en-GB',
    figures: 'en-US',
    openGraph: 'en_GB',
    listSeparator: ', ',
    money: { usDollars: 'US${amount}', millions: 'US${amount}M', range: ['{amount} –', '{amount}'] },
  },
  ar: {
    name: 'العربية',
    dir: 'rtl',
    base: '/ar',
    locale: 'ar-AE-u-nu-latn',
    figures: 'ar-AE-u-nu-latn',
    openGraph: 'ar_AE',
    listSeparator: '، ',
    money: {
      compactDisplay: 'long',
      dollars: '{amount} دولار',
      counted: { few: '{amount} دولارات', many: '{amount} دولارًا' },
      usDollars: '{amount} دولار أمريكي',
      millions: '{amount}\u00a0مليون\u00a0دولار',
      range: ['من {amount}', 'إلى {amount}'],
      words: {
        '1 مليون': 'مليون',
        '2 مليون': 'مليونا',
        '1 مليار': 'مليار',
        '2 مليار': 'مليارا',
      },
    },
    countries: { PS: 'فلسطين', HK: 'هونغ كونغ', MO: 'ماكاو' },
    awaitsReader: true,
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type LanguageCode = keyof typeof rows;

export type Language = LanguageRow & { readonly code: LanguageCode };

export const languages: Readonly<Record<LanguageCode, LanguageRow>> = rows;

/** The language of the sources, of legal texts, and of paths without a base. */
export const defaultLanguage = 'en' satisfies LanguageCode;

/** Every language, drafts among them. */
export const allCodes = Object.keys(rows).filter((code): code is LanguageCode => code in rows);

/** The languages of a release. */
export const publishedCodes = allCodes.filter((code) => !languages[code].draft);

/** The languages of this build. Commands that show drafts too import `show-drafts.ts` first. */
export const languageCodes = buildEnvironment['SHOW_DRAFTS'] ? allCodes : publishedCodes;
