import type { Check } from './support/check.ts';
import { distFile } from './support/locate.ts';
import { countWords, visibleText } from './support/text-of.ts';

const MIN_WORDS = 3000;
const LONG_DOCUMENTS = new Set(['terms', 'privacy']);

/** The terms and the privacy policy are the whole documents, not extracts of them. */
export const rule: Check = {
  name: 'legal-length',
  run: (site) =>
    site.pages.flatMap(({ root, routeId = '', file }) => {
      const main = root.querySelector('main');
      if (!LONG_DOCUMENTS.has(routeId)) return [];
      const words = main ? countWords(visibleText(main)) : 0;
      if (words >= MIN_WORDS) return [];
      const message = `has ${words} words, fewer than ${MIN_WORDS}: is content/legal/${routeId}.mdx rendered in full?`;
      return [{ file: distFile(site, file), line: 1, message }];
    }),
};
