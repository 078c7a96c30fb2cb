import type { Check } from './support/check.ts';
import { findingIn, lineAt } from './support/locate.ts';

/** Every page has one headline of the first level, and it says something. */
export const rule: Check = {
  name: 'one-h1',
  run: (site) =>
    site.pages.flatMap((page) => {
      const headlines = page.root.querySelectorAll('h1');
      if (headlines.length !== 1) {
        const line = lineAt(page.html, headlines[1]?.range[0] ?? 0);
        const texts = headlines.map((headline) => `"${headline.text.trim()}"`).join(', ');
        const count = headlines.length === 0 ? 'no <h1>' : `${headlines.length} <h1>: ${texts}`;
        return [findingIn(site, page.file, `has ${count}. Give the page exactly one, in its hero`, line)];
      }
      if (headlines.every((headline) => headline.text.trim() || headline.querySelector('img[alt]')))
        return [];
      const line = lineAt(page.html, headlines[0]?.range[0] ?? 0);
      return [findingIn(site, page.file, 'has an empty <h1>: write the headline', line)];
    }),
};
