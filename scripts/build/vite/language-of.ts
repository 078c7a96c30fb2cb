import { type LanguageCode, languageCodes } from '#content/languages.ts';

type Consumer = 'client' | 'ssr';

/** Vite's environment for a language; that of English has Vite's own name, which development uses. */
export const environmentOf = (consumer: Consumer, code: LanguageCode): string =>
  code === 'en' ? consumer : `${consumer}_${code}`;

/** The language of an environment, for plugins that give it words. */
export const languageOf = (environment: string): LanguageCode =>
  languageCodes.find((code) => environment.endsWith(`_${code}`)) ?? 'en';
