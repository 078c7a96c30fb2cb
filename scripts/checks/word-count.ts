import type { Check } from './support/check.ts';
import { distFile, lineAt } from './support/locate.ts';
import { countWords, visibleText } from './support/text-of.ts';

const MIN_WORDS = 250;

/** Every page of the site has something to say without script. */
export const rule: Check = {
  name: 'word-count',
  run: (site) =>
    site.pages.flatMap((page) => {
      if (!page.routeId) return [];
      const main = page.root.querySelector('main');
      const words = main ? countWords(visibleText(main)) : 0;
      if (words >= MIN_WORDS) return [];
      const advice = main
        ? `<main> shows ${words} words without script; write at least ${MIN_WORDS}, see content/pages/`
        : 'there is no <main> to read: put the content of the page into one';
      return [
        {
          file: distFile(site, page.file),
          line: lineAt(page.html, main?.range[0] ?? 0),
          message: `${page.path} ${advice}`,
        },
      ];
    }),
};
