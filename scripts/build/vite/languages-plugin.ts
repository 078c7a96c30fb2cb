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

const built = <Value>(table: Readonly<Record<LanguageCode, Value>>) =>
  Object.fromEntries(languageCodes.map((code) => [code, table[code]]));

const modules = new Map([
  ['languages', { languages: built(languages), allCodes, publishedCodes, languageCodes, defaultLanguage }],
  ['language-offers', { languageOffers: built(languageOffers) }],
]);

/** Gives browsers the rows of the languages that are built, and none of the others. */
export const languagesPlugin = (): Plugin => ({
  name: 'languages-of-the-build',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/(?:languages|language-offers)\.ts$/ },
    handler(id) {
      const exported = modules.get(/([\w-]+)\.ts$/.exec(id)?.[1] ?? '') ?? {};
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
