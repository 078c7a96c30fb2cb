import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { languageOffers } from '#content/language-offers.ts';
import {
  allCodes,
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languages,
  publishedCodes,
} from '#content/languages.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';

const consumers = ['client', 'ssr'] as const;

/** Vite's environment for a language; that of the default language has Vite's own name. */
export const environmentOf = (consumer: (typeof consumers)[number], code: LanguageCode): string =>
  code === defaultLanguage ? consumer : `${consumer}_${code.replaceAll('-', '_')}`;

/** The language of an environment, for plugins that give it words. */
export const languageOf = (environment: string): LanguageCode =>
  languageCodes.find((code) => consumers.some((consumer) => environmentOf(consumer, code) === environment)) ??
  defaultLanguage;

const built = <Value>(table: Readonly<Record<LanguageCode, Value>>) =>
  Object.fromEntries(languageCodes.map((code) => [code, table[code]]));

const tables: Readonly<Record<string, object>> = {
  languages: { languages: built(languages), allCodes, publishedCodes, languageCodes, defaultLanguage },
  'language-offers': { languageOffers: built(languageOffers) },
};

/**
 * Gives browsers the rows of the languages that are built, and none of the others. `#words/*` is the folder of words
 * of the environment's language; Node and the types take English.
 */
export const languagesPlugin = (): Plugin => ({
  name: 'languages-of-the-build',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/(?:languages|language-offers)\.ts$/ },
    handler: (id) =>
      Object.entries(tables[/([\w-]+)\.ts$/.exec(id)?.[1] ?? ''] ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
  },
  resolveId: {
    filter: { id: /^#words\// },
    handler(id) {
      const folder = wordsFolder(languageOf(this.environment.name));
      const file = join(paths.root, folder, id.slice('#words/'.length));
      if (!existsSync(file)) throw new Error(`${id} is missing: add it to content/en`);
      return file;
    },
  },
});
