import { describe, expect, it } from 'vitest';

import { rule as plainText } from './plain-text.ts';
import { madeUpSite, pageHtml, saying } from '#tests/support/made-up-site.ts';
import { rule as wordCount } from './word-count.ts';

const aboutWith = (parts: { body?: string; words?: number }) => ({
  'dist/about.html': pageHtml({ path: '/about', ...parts }),
});

describe('plain-text (F-B5)', () => {
  it.each([
    [
      'a link without encryption',
      '<a href="http://other.example/">Other</a>',
      '"http://other.example/" in href',
    ],
    [
      'an address without encryption',
      '<p>See http://other.example.</p>',
      '"http://other.example." in the text',
    ],
    ['a placeholder', '<p>Write to {email}</p>', '"{email}" in the text is a placeholder'],
    ['a missing value', '<p>Costs undefined</p>', '"undefined" in the text'],
    ['a missing value in an attribute', '<p class="card undefined">Text</p>', '"undefined" in class of <p'],
    ['an object written as text', '<p>[object Object]</p>', '"[object Object]" in the text'],
    ['a number that is none', '<p>NaN days</p>', '"NaN" in the text'],
    ['filler', '<p>Lorem ipsum dolor</p>', '"Lorem ipsum" in the text'],
    ['filler in a closed dialog', '<dialog><p>Lorem ipsum</p></dialog>', '"Lorem ipsum" in the text'],
  ])('finds %s', async (_case, body, message) => {
    const findings = await plainText.run(await madeUpSite(aboutWith({ body })));
    expect(findings).toMatchObject([{ file: 'dist/about.html', message: saying(message) }]);
  });

  it('names the line of the content that holds the trace', async () => {
    const site = await madeUpSite({
      ...aboutWith({ body: '<p>Write to {email}</p>' }),
      'content/en/pages/about.ts': 'export const about = {\n  text: "Write to {email}",\n};\n',
    });
    expect(await plainText.run(site)).toMatchObject([{ file: 'content/en/pages/about.ts', line: 2 }]);
  });

  it('leaves names of formats and words of scripts alone', async () => {
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg"></svg><script type="module" src="/a.js">undefined NaN</script>';
    expect(await plainText.run(await madeUpSite(aboutWith({ body })))).toEqual([]);
  });
});

describe('word-count', () => {
  it('finds a page with little to read', async () => {
    expect(await wordCount.run(await madeUpSite(aboutWith({ words: 40 })))).toMatchObject([
      { file: 'dist/about.html', message: saying('/about <main> shows 43 words') },
    ]);
  });

  it('does not count what is not shown', async () => {
    const words = 'word '.repeat(300);
    const body = `<dialog>${words}</dialog><p hidden>${words}</p><template>${words}</template><svg><text>${words}</text></svg>`;
    expect(await wordCount.run(await madeUpSite(aboutWith({ words: 40, body })))).toHaveLength(1);
  });

  it('does not ask it of the error page', async () => {
    expect(
      await wordCount.run(await madeUpSite({ 'dist/404.html': '<main><h1>Page Not Found</h1></main>' })),
    ).toEqual([]);
  });

  it('finds a page without <main>', async () => {
    const html = pageHtml({ path: '/about' }).replaceAll('main>', 'div>');
    expect(await wordCount.run(await madeUpSite({ 'dist/about.html': html }))).toMatchObject([
      { message: saying('there is no <main>') },
    ]);
  });

  it('says nothing of how long a legal document is, which its writers decide', async () => {
    const table = { home: '/', terms: '/terms' };
    const site = await madeUpSite({ 'dist/terms.html': pageHtml({ path: '/terms', words: 40 }) }, table);
    expect(await wordCount.run(site)).toEqual([]);
  });
});
