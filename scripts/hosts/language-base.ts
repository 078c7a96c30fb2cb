import { languageCodes, languages } from '#content/languages.ts';
import { baseOf } from './base-of.ts';

/** The first part of the paths of every language but the first: `/ar`. Each has an error page. */
export const languageBases: readonly string[] = languageCodes
  .map((code) => languages[code].base)
  .filter((base) => base !== '');

/** The file of the error page for a path, below `dist/`: in the language of the path. */
export const errorPageOf = (path: string): string => `${baseOf(path, languageBases)}/404.html`.slice(1);
