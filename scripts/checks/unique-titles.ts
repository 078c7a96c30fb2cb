import type { BuiltSite, Page } from './support/built-site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { Check } from './support/check.ts';
import { placeOf } from './support/locate.ts';

/** No two pages share a title or a description: tabs and search results must tell them apart. */
export const rule: Check = {
  name: 'unique-titles',
  run: (site) => [
    ...repeated(site, 'title', ({ root }) => root.querySelector('title')?.text),
    ...repeated(site, 'description', ({ root }) =>
      root.querySelector('meta[name=description]')?.getAttribute('content'),
    ),
  ],
};

function repeated(site: BuiltSite, what: string, read: (page: Page) => string | undefined): Finding[] {
  const seen = new Map<string, Page>();
  const findings: Finding[] = [];
  for (const page of site.pages) {
    const text = read(page)?.trim();
    if (!text) continue;
    const first = seen.get(text);
    if (first) {
      const place = placeOf(site, page, { needles: [text, ...text.split(' | ')] });
      findings.push({
        ...place,
        message: `the ${what} "${text}" is on ${first.path} and on ${page.path}: give each its own in content/${page.language}/page-metadata.ts`,
      });
    }
    seen.set(text, first ?? page);
  }
  return findings;
}
