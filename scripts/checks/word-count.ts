import { legalIds } from '#src/routes.ts';
import type { Check } from './support/check.ts';
import { findingIn, lineAt } from './support/locate.ts';
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
      const min = minWordsOf(page.routeId);
      if (words >= min) return [];
      const advice = main
        ? `<main> shows ${words} words without script; write at least ${min}, see content/${page.language}/pages/`
        : 'there is no <main> to read: put the content of the page into one';
      const line = lineAt(page.html, main?.range[0] ?? 0);
      return [findingIn(site, page.file, `${page.path} ${advice}`, line)];
    }),
};

/** How long a legal document is, its writers decide; that the page holds all of it, a test of the built site says. */
function minWordsOf(routeId: string): number {
  return legalIds.some((id) => id === routeId) ? 0 : MIN_WORDS;
}
