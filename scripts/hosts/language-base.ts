import { languageCodes, languages } from '#content/languages.ts';
import { baseOf } from './base-of.ts';

/** Below which the pages of every language but the first are: `/ar`. Each has an error page of its own. */
export const languageBases: readonly string[] = languageCodes
  .map((code) => languages[code].base)
  .filter((base) => base !== '');

/** The file of the error page for a path, below `dist/`: in the language of the path. */
export const errorPageOf = (path: string): string => `${baseOf(path, languageBases)}/404.html`.slice(1);
