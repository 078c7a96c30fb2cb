import { make } from '#scripts/build/make.ts';
import { makeWords } from '#scripts/languages/make-words.ts';
import { paths } from '#scripts/support/paths.ts';

/** Makes what tests import, as a build does first: the words of every language, and the modules of `#made`. */
export const setup = async (): Promise<void> => {
  await Promise.all([makeWords(paths.root), make()]);
};
