import type { Plugin } from 'vite';

import { allCodes, defaultLanguage, languageCodes, languages, publishedCodes } from '#content/languages.ts';

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
