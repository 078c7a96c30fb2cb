import { type LanguageCode, languageCodes } from '#content/languages.ts';

type Consumer = 'client' | 'ssr';

/** Vite's environment for a language; that of English has Vite's own name. */
export const environmentOf = (consumer: Consumer, code: LanguageCode): string =>
  code === 'en' ? consumer : `${consumer}_${code.replaceAll('-', '_')}`;

/** The language of an environment, for plugins that give it words. */
export const languageOf = (environment: string): LanguageCode =>
  languageCodes.find((code) => environment.endsWith(`_${code.replaceAll('-', '_')}`)) ?? 'en';
