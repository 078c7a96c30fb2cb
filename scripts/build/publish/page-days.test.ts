import { expect, it } from 'vitest';

import { legalDocuments, readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { madeUpSite, pageHtml } from '#tests/support/made-up-site.ts';
import { dateSite, dayRecordText, findStaleDays, pageDays } from './page-days.ts';

it('dates a legal page by its text', async () => {
  const documents = legalDocuments(await readLegalFiles());
  const days = await pageDays(documents);
  for (const { id, current } of documents) expect(days[id]).toBe(current.frontMatter.effectiveDate);
});

const table = { home: '/', about: '/about', terms: '/terms' };
const siteWith = (parts: Partial<Parameters<typeof pageHtml>[0]>, terms = 'Terms') =>
  madeUpSite(
    {
      'dist/about.html': pageHtml({ path: '/about', ...parts }),
      'dist/terms.html': pageHtml({ path: '/terms', title: terms }),
    },
    table,
  );

it.each([
  ['its title', { title: 'Another title' }],
  ['a sentence, whichever file it is kept in', { body: '<p>150 countries</p>' }],
  ['the text of a closed dialog', { body: '<dialog>More</dialog>' }],
])('gives a page a new day with %s, and leaves the others theirs', async (_what, change) => {
  const known = dateSite(await siteWith({}), {}, '2026-03-01');
  expect(Object.keys(known)).toEqual(['about', 'home']);
  const changed = await siteWith(change, 'Other terms');
  expect(findStaleDays(changed, known)).toEqual(['about']);
  const dated = dateSite(changed, known, '2026-05-02');
  expect([dated['about']?.day, dated['home']]).toEqual(['2026-05-02', known['home']]);
  expect(findStaleDays(changed, dated)).toEqual([]);
});

it('takes no notice of scripts, markup and gaps', async () => {
  const known = dateSite(await siteWith({ body: '<p>One <b>two</b></p>' }), {}, '2026-03-01');
  const body = '<section class="b">\n<p>One\u00a0two</p>\n</section><script>let other;</script>';
  expect(findStaleDays(await siteWith({ head: '<meta name="x" content="y">', body }), known)).toEqual([]);
});

it('names a page that is gone, and forgets it', async () => {
  const site = await siteWith({});
  const known = { ...dateSite(site, {}, '2026-03-01'), former: { day: '2026-01-01', text: 'abc' } };
  expect(findStaleDays(site, known)).toEqual(['former']);
  expect(dayRecordText(dateSite(site, known, '2026-05-02'))).toMatch(
    /^\{\n {2}"about": \{ "day": "2026-03-01", "text": "\w{16}" \},\n {2}"home": .*\n\}\n$/,
  );
});
