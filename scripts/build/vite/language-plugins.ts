import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { allCodes, defaultLanguage, languageCodes, languages, publishedCodes } from '#content/languages.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';
import { languageOf } from './language-of.ts';

/** `#words/*` is the folder of words of the environment's language. Node and the types take English. */
export const wordsPlugin = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#words\// },
    handler(id) {
      const code = languageOf(this.environment.name);
      const file = join(paths.root, wordsFolder(code), id.slice('#words/'.length));
      if (!existsSync(file)) throw new Error(`${id} is missing: add it to content/en`);
      return file;
    },
  },
});

/** Gives browsers the rows of the languages that are built, and none of the others. */
export const languagesPlugin = (): Plugin => ({
  name: 'languages-of-the-build',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/languages\.ts$/ },
    handler() {
      const built = Object.fromEntries(languageCodes.map((code) => [code, languages[code]]));
      const exported = { languages: built, allCodes, publishedCodes, languageCodes, defaultLanguage };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
