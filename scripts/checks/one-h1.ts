import type { Check } from './support/check.ts';
import { distFile, lineAt } from './support/locate.ts';

/** Every page has one headline of the first level, and it says something. */
export const rule: Check = {
  name: 'one-h1',
  run: (site) =>
    site.pages.flatMap((page) => {
      const headlines = page.root.querySelectorAll('h1');
      const file = distFile(site, page.file);
      if (headlines.length !== 1) {
        const line = lineAt(page.html, headlines[1]?.range[0] ?? 0);
        const texts = headlines.map((headline) => `"${headline.text.trim()}"`).join(', ');
        const count = headlines.length === 0 ? 'no <h1>' : `${headlines.length} <h1>: ${texts}`;
        return [{ file, line, message: `has ${count}. Give the page exactly one, in its hero` }];
      }
      if (headlines.every((headline) => headline.text.trim() || headline.querySelector('img[alt]')))
        return [];
      return [
        {
          file,
          line: lineAt(page.html, headlines[0]?.range[0] ?? 0),
          message: 'has an empty <h1>: write the headline',
        },
      ];
    }),
};
