import { join } from 'node:path';

import { defaultLanguage, type LanguageCode, languageCodes } from '#content/languages.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';

const consumers = ['client', 'ssr'] as const;

/** Vite's environment for a language; that of the default language has Vite's own name. */
export const environmentOf = (consumer: (typeof consumers)[number], code: LanguageCode): string =>
  code === defaultLanguage ? consumer : `${consumer}_${code.replaceAll('-', '_')}`;

/** The language of an environment, for plugins that give it words. */
export const languageOf = (environment: string): LanguageCode =>
  languageCodes.find((code) => consumers.some((consumer) => environmentOf(consumer, code) === environment)) ??
  defaultLanguage;

/**
 * @param modules ids of the modules in a bundle of the language
 * @throws Error if they have the words of another language, or of none
 */
export function assertOwnWords(code: LanguageCode, modules: readonly string[]): void {
  const found = languageCodes.filter((one) =>
    modules.includes(join(paths.root, wordsFolder(one), 'language.ts')),
  );
  if (found.join() !== code)
    throw new Error(
      `The bundle of ${code} has the words of ${found.join(' and ') || 'no language'}: correct scripts/build/vite/language-plugins.ts`,
    );
}
