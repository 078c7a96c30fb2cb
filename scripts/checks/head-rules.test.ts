import { describe, expect, it } from 'vitest';

import { site as brand } from '#content/site.ts';
import { rule as completeHead } from './complete-head.ts';
import { rule as oneH1 } from './one-h1.ts';
import { anyLine, madeUpSite, pageHtml, saying } from '#tests/support/made-up-site.ts';
import { rule as uniqueTitles } from './unique-titles.ts';

const about = pageHtml({ path: '/about' });

describe('one-h1', () => {
  it.each([
    ['no headline', about.replace(/<h1>.*<\/h1>/, ''), 'has no <h1>'],
    [
      'two headlines',
      pageHtml({ path: '/about', body: '<h1>Another</h1>' }),
      'has 2 <h1>: "Page at /about", "Another"',
    ],
    ['an empty headline', about.replace(/<h1>.*<\/h1>/, '<h1> </h1>'), 'has an empty <h1>'],
  ])('finds %s', async (_case, html, message) => {
    const findings = await oneH1.run(await madeUpSite({ 'dist/about.html': html }));
    expect(findings).toEqual([{ file: 'dist/about.html', line: anyLine, message: saying(message) }]);
  });
});

describe('unique-titles', () => {
  it('finds a title that two pages share, in the table where it is written', async () => {
    const site = await madeUpSite({
      'dist/about.html': pageHtml({ path: '/about', title: 'The company | Brand' }),
      'dist/index.html': pageHtml({ path: '/', title: 'The company | Brand' }),
      'content/en/page-metadata.ts': '// eslint\nconst a = {\n  title: `The company | ${name}`,\n};\n',
    });
    expect(await uniqueTitles.run(site)).toEqual([
      { file: 'content/en/page-metadata.ts', line: 3, message: saying('is on /about and on /:') },
    ]);
  });

  it('finds a description that two pages share', async () => {
    const site = await madeUpSite({ 'dist/about.html': about.replace('What /about says', 'What / says') });
    expect(await uniqueTitles.run(site)).toMatchObject([
      { message: saying('the description "What / says"') },
    ]);
  });
});

describe('complete-head', () => {
  it.each([
    ['no title', /<title>.*<\/title>/, '', 'there is no <title>'],
    ['no language', ' lang="en"', '', '<html> has no lang'],
    ['an empty description', 'content="What /about says"', 'content=" "', 'description is missing'],
    ['no sharing title', 'og:title', 'og:name', 'og:title is missing'],
    [
      'the address of another page',
      `rel="canonical" href="https://${brand.brandHost}/about"`,
      `rel="canonical" href="https://${brand.brandHost}/"`,
      `it must be https://${brand.brandHost}/about, once`,
    ],
    ['no sharing address', 'og:url', 'og:place', `og:url must be https://${brand.brandHost}/about`],
    ['another kind of card', 'summary_large_image', 'summary', 'twitter:card must be'],
    [
      'a share image that was not drawn',
      'share/about.png',
      'share/abuot.png',
      'share/abuot.png is not in the built site',
    ],
    [
      'a share image on another site',
      `https://${brand.brandHost}/share`,
      'https://other.example/share',
      'is not in the built site',
    ],
  ])('finds %s', async (_case, from, to, message) => {
    const findings = await completeHead.run(await madeUpSite({ 'dist/about.html': about.replace(from, to) }));
    expect(findings).toMatchObject([{ file: 'dist/about.html', message: saying(message) }]);
  });

  it('wants the English page as canonical address of a legal document in another language', async () => {
    const table = { home: '/', about: '/about', terms: '/terms' };
    const arabic = pageHtml({ path: '/ar/terms' });
    const files = { 'dist/share/terms.png': 'picture', 'dist/share/ar/terms.png': 'picture' };
    const run = async (html: string) =>
      completeHead.run(await madeUpSite({ ...files, 'dist/ar/terms.html': html }, table));
    const messages = (await run(arabic)).map(({ message }) => message);
    expect(messages.join()).toContain(`it must be https://${brand.brandHost}/terms, once`);
    expect(messages.join()).toContain(`og:url must be https://${brand.brandHost}/terms`);
    const url = `https://${brand.brandHost}/ar/terms"`;
    expect(await run(arabic.replaceAll(url, url.replace('/ar', '')))).toEqual([]);
  });
});
