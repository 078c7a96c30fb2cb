import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

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
import { siteDay } from '#content/site-day.ts';
import { type Exports, moduleIn } from '#scripts/support/module-in.ts';
import { countriesFile, paths, wordsFolder } from '#scripts/support/paths.ts';
import { moduleSource } from '#scripts/support/write-modules.ts';

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

const WORDS = /^(?:#words|(?:\.\.\/)+content\/en)\//;
const COUNTRIES = /^#made\/countries\.ts$/;

const built = <Value>(table: Readonly<Record<LanguageCode, Value>>) =>
  Object.fromEntries(languageCodes.map((code) => [code, table[code]]));

/** Tables of which bundles get the values of the build alone → these values. */
const tables: Readonly<Record<string, () => Exports | Promise<Exports>>> = {
  'languages.ts': () => ({
    ...{ languages: built(languages), allCodes, publishedCodes, languageCodes, defaultLanguage },
  }),
  'language-offers.ts': () => ({ languageOffers: built(languageOffers) }),
  // Their present values: development shows an edit of content/facts.ts.
  'facts-today.ts': () => moduleIn(paths.root, 'content/facts-today.ts'),
  'site-day.ts': () => ({ siteDay }),
};

/**
 * Gives browsers the rows of the languages that are built and the figures of the day, and none of the others.
 * `#words/*` is the folder of words of the environment's language; Node and the types take English. The sample product,
 * a package of its own, imports the English files, and gets those of the environment's language too.
 * @param own the language, where environments have none
 */
export const languagesPlugin = (own?: LanguageCode): Plugin => ({
  name: 'words',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/(?:language(?:s|-offers)|facts-today|site-day)\.ts$/ },
    async handler(id) {
      return moduleSource((await tables[basename(id)]?.()) ?? {});
    },
  },
  resolveId: {
    filter: { id: [WORDS, COUNTRIES] },
    handler(id) {
      const code = own ?? languageOf(this.environment.name);
      if (COUNTRIES.test(id)) return join(paths.made, countriesFile(code));
      const file = join(paths.root, wordsFolder(code), id.replace(WORDS, ''));
      if (!file.includes('*') && !existsSync(file)) throw new Error(`${id} is missing: add it to content/en`);
      return file;
    },
  },
});
