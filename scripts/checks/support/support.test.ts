import { describe, expect, it } from 'vitest';

import { parse } from 'node-html-parser';

import { site as brand } from '#content/site.ts';
import { placeOf, sourceOf } from './locate.ts';
import { madeUpSite } from '#tests/support/made-up-site.ts';
import { localFileOf, srcsetAddresses } from './references.ts';
import { countWords, visibleText } from './text-of.ts';

const sources = {
  'content/en/pages/about.ts': 'one\nsee /about-us\nsee "/about"\n',
  'content/en/pages/pricing.ts': 'A sentence.\n',
  'content/en/pages/zebra.ts': '\nA sentence.\n',
  'content/ar/pages/about.po': [
    'msgctxt "about.only"\nmsgid "Only"\nmsgstr "فقط"\n',
    'msgctxt "about.long"\nmsgid "see /about"\nmsgstr ""\n"جملة مطوية في "\n"سطرين"\n',
  ].join('\n'),
  'content/redirects.ts': 'see "/shared"',
  'src/routes.ts': 'A sentence.\nonly in code\n',
  'src/routes.test.ts': 'only in a test\n',
};

describe('sourceOf', () => {
  it.each([
    ['finds the whole word only', '/about', '', { file: 'content/en/pages/about.ts', line: 3 }],
    ['looks in content first', 'A sentence.', '', { file: 'content/en/pages/pricing.ts', line: 1 }],
    ['prefers the file of the page', 'A sentence.', 'zebra', { file: 'content/en/pages/zebra.ts', line: 2 }],
    ['looks in code next', 'only in code', '', { file: 'src/routes.ts', line: 2 }],
    ['takes no test for a source', 'only in a test', '', undefined],
    ['finds no nothing', ' ', '', undefined],
  ])('%s', async (_case, needle, routeId, place) => {
    expect(sourceOf(await madeUpSite(sources), needle, { routeId })).toEqual(place);
  });

  it.each([
    [
      'the catalogue of its language, and the entry',
      'جملة مطوية في سطرين',
      { file: 'content/ar/pages/about.po', line: 5 },
    ],
    ['no English text of a catalogue', 'Only', undefined],
    ['a file of all languages', '/shared', { file: 'content/redirects.ts', line: 1 }],
    ['English words that are shown there', 'A sentence.', { file: 'src/routes.ts', line: 1 }],
  ])('names for an Arabic page %s', async (_case, needle, place) => {
    const page = { routeId: 'about', language: 'ar' } as const;
    expect(sourceOf(await madeUpSite(sources), needle, page)).toEqual(place);
  });

  it('names no Arabic file for an English page', async () => {
    const site = await madeUpSite(sources);
    expect(sourceOf(site, '/about')).toEqual({ file: 'content/en/pages/about.ts', line: 3 });
  });
});

describe('placeOf', () => {
  it('falls back to the line of the built page', async () => {
    const site = await madeUpSite({ 'dist/about.html': '<p>\n<b>\n<i>x</i></b></p>' });
    const page = site.pages.find(({ path }) => path === '/about');
    const at = page?.root.querySelector('i');
    if (!page || !at) throw new Error('The page was not read');
    expect(placeOf(site, page, { needles: ['nowhere'], at })).toEqual({
      file: 'dist/about.html',
      line: 3,
    });
  });
});

describe('loadSite', () => {
  it('distinguishes pages of routes from others, and files from their compressed copies', async () => {
    const site = await madeUpSite({
      'dist/index.html.br': 'x',
      'dist/alone.gz': 'x',
      'dist/a/index.html': '<p>A</p>',
    });
    expect(site.pages.map(({ path, routeId, isHidden }) => [path, routeId, isHidden])).toEqual([
      ['/404', undefined, true],
      ['/a', undefined, false],
      ['/about', 'about', false],
      ['/', 'home', false],
    ]);
    expect(site.files.has('index.html.br')).toBe(false);
    expect(site.files.has('alone.gz')).toBe(true);
  });
});

describe('localFileOf', () => {
  it.each([
    ['/assets/a%20b.js', 'assets/a b.js'],
    ['b.css', 'assets/b.css'],
    [`https://${brand.brandHost}/share/home.png`, 'share/home.png'],
    ['https://other.example/a.png', undefined],
    ['//other.example/a.png', undefined],
    ['data:image/png;base64,AA', undefined],
    [`mailto:hello@${brand.brandHost}`, undefined],
    ['/about', undefined],
    ['/about.html', undefined],
    ['/#top', undefined],
    ['', undefined],
  ])('of %s is %s', (address, file) => {
    expect(localFileOf(address, { path: '/assets/a.css' })).toBe(file);
  });
});

describe('srcsetAddresses', () => {
  it('reads candidates with and without a width or a space', () => {
    expect(srcsetAddresses('/a.webp 1x,/b.webp 2x, /c,d.webp')).toEqual(['/a.webp', '/b.webp', '/c,d.webp']);
  });
});

describe('visibleText', () => {
  it('ends words at blocks and not at inline elements, and reads <pre> and details', () => {
    const root = parse(
      '<div><p>on<b>ly</b></p><pre>two</pre><details><summary>three</summary>four</details></div>',
      {
        blockTextElements: {},
      },
    );
    expect(visibleText(root).split(/\s+/).filter(Boolean)).toEqual(['only', 'two', 'three', 'four']);
  });
});

describe('countWords', () => {
  it.each([
    ['the investor’s US$100,000 – or 2.5 %', 6],
    ['مرحبا بالعالم', 2],
    ['— · …', 0],
  ])('counts "%s" as %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
