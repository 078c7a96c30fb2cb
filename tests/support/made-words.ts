import { makeWords } from '#scripts/languages/make-words.ts';
import { paths } from '#scripts/support/paths.ts';

/** Unit tests read the words of every language. */
export const setup = async (): Promise<void> => {
  await makeWords(paths.root);
};
