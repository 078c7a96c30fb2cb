import { fileURLToPath } from 'node:url';

import { defaultLanguage, type LanguageCode } from '#content/languages.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Folders and files of the build, absolute. `generated` is copied into the site, as `legalPublic` is; `deploy` goes to hosts beside
 * it; `work` never leaves the machine.
 */
export const paths = {
  root: fromRoot(''),
  dist: fromRoot('dist'),
  deploy: fromRoot('deploy'),
  failedChecks: fromRoot('deploy/failed-checks.txt'),
  generated: fromRoot('.cache/generated'),
  pictureCache: fromRoot('.cache/pictures'),
  made: fromRoot('.cache/made'),
  legalSite: fromRoot('.cache/legal/site'),
  legalPublic: fromRoot('.cache/legal/site/public'),
  printCache: fromRoot('.cache/legal/print'),
  product: fromRoot('.cache/product'),
  serverBundle: fromRoot('.cache/server'),
  redline: fromRoot('.cache/redline'),
  notice: fromRoot('.cache/notice'),
  word: fromRoot('.cache/word'),
  work: fromRoot('.cache/build'),
  buildLock: fromRoot('.cache/build.lock'),
};

/** Development has a folder of its own: it would change the words of a build that runs beside it. */
const madeWords = process.env['MADE_WORDS'] ?? '.cache/words';

/** The words of a language, from the root, as modules in the structure of `content/en`. Those of others are made. */
export const wordsFolder = (code: LanguageCode): string =>
  code === defaultLanguage ? `content/${code}` : `${madeWords}/${code}`;

/** The list of countries in a language, below `made`. */
export const countriesFile = (code: LanguageCode): string =>
  code === defaultLanguage ? 'countries.ts' : `countries.${code}.ts`;
