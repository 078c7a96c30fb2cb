import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import {
  allCodes,
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languages,
  publishedCodes,
} from '#content/languages.ts';
import { languageOffers } from '#content/language-offers.ts';
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
      `The bundle of ${code} has the words of ${found.join(' and ') || 'no language'}: correct scripts/build/vite/languages-plugin.ts`,
    );
}

const WORDS = /^(?:#words|\.\.\/\.\.\/content\/en)\//;

const built = <Value>(table: Readonly<Record<LanguageCode, Value>>) =>
  Object.fromEntries(languageCodes.map((code) => [code, table[code]]));

/**
 * Gives browsers the rows of the languages that are built, and none of the others. `#words/*` is the folder of words
 * of the environment's language; Node and the types take English. The sample product, a package of its own, names the
 * English files, and gets those of the language too.
 */
export const languagesPlugin = (): Plugin => ({
  name: 'languages-of-the-build',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/language(?:s|-offers)\.ts$/ },
    handler(id) {
      const exported = id.endsWith('-offers.ts')
        ? { languageOffers: built(languageOffers) }
        : { languages: built(languages), allCodes, publishedCodes, languageCodes, defaultLanguage };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
  resolveId: {
    filter: { id: WORDS },
    handler(id) {
      const folder = wordsFolder(languageOf(this.environment.name));
      const file = join(paths.root, folder, id.replace(WORDS, ''));
      if (!file.includes('*') && !existsSync(file)) throw new Error(`${id} is missing: add it to content/en`);
      return file;
    },
  },
});
