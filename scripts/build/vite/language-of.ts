import { defaultLanguage, type LanguageCode, languageCodes } from '#content/languages.ts';

const consumers = ['client', 'ssr'] as const;

/** Vite's environment for a language; that of the default language has Vite's own name. */
export const environmentOf = (consumer: (typeof consumers)[number], code: LanguageCode): string =>
  code === defaultLanguage ? consumer : `${consumer}_${code.replaceAll('-', '_')}`;

/** The language of an environment, for plugins that give it words. */
export const languageOf = (environment: string): LanguageCode =>
  languageCodes.find((code) => consumers.some((consumer) => environmentOf(consumer, code) === environment)) ??
  defaultLanguage;
