import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

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
