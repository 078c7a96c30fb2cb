import { describe, expect, it } from 'vitest';

import { parse } from 'node-html-parser';

import { site as brand } from '#content/site.ts';
import { madeUpSite } from '#tests/support/made-up-site.ts';
import { placeOf, sourceOf } from './locate.ts';
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
const arabic = { routeId: 'about', language: 'ar' } as const;

describe('sourceOf', () => {
  it.each<readonly [what: string, needle: string, page: Parameters<typeof sourceOf>[2], place: string]>([
    ['the whole word only', '/about', {}, 'content/en/pages/about.ts:3'],
    ['content before code', 'A sentence.', {}, 'content/en/pages/pricing.ts:1'],
    ['the file of the page first', 'A sentence.', { routeId: 'zebra' }, 'content/en/pages/zebra.ts:2'],
    ['code next', 'only in code', {}, 'src/routes.ts:2'],
    ['no test', 'only in a test', {}, ''],
    ['nothing for a blank text', ' ', {}, ''],
    ['the entry of a catalogue', 'جملة مطوية في سطرين', arabic, 'content/ar/pages/about.po:5'],
    ['no English text of a catalogue', 'Only', arabic, ''],
    ['a file of all languages', '/shared', arabic, 'content/redirects.ts:1'],
    ['English words that an Arabic page shows', 'A sentence.', arabic, 'src/routes.ts:1'],
  ])('finds %s', async (_what, needle, page, place) => {
    const found = sourceOf(await madeUpSite(sources), needle, page);
    expect(found ? `${found.file}:${found.line}` : '').toBe(place);
  });
});

it('placeOf falls back to the line of the built page', async () => {
  const site = await madeUpSite({ 'dist/about.html': '<p>\n<b>\n<i>x</i></b></p>' });
  const page = site.pages.find(({ path }) => path === '/about');
  const at = page?.root.querySelector('i');
  if (!page || !at) throw new Error('The page was not read');
  expect(placeOf(site, page, { needles: ['nowhere'], at })).toEqual({ file: 'dist/about.html', line: 3 });
});

it('loadSite distinguishes pages of routes from others, and files from their compressed copies', async () => {
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
  expect([site.files.has('index.html.br'), site.files.has('alone.gz')]).toEqual([false, true]);
});

it.each([
  ['/assets/a%20b.js', 'assets/a b.js'],
  ['b.css', 'assets/b.css'],
  [`https://${brand.brandHost}/share/home.png`, 'share/home.png'],
  ['//other.example/a.png', undefined],
  ['data:image/png;base64,AA', undefined],
  [`mailto:hello@${brand.brandHost}`, undefined],
  ['/about.html', undefined],
  ['/#top', undefined],
  ['', undefined],
])('localFileOf of %s is %s', (address, file) => {
  expect(localFileOf(address, { path: '/assets/a.css' })).toBe(file);
});

it('srcsetAddresses reads candidates with and without a width or a space', () => {
  expect(srcsetAddresses('/a.webp 1x,/b.webp 2x, /c,d.webp')).toEqual(['/a.webp', '/b.webp', '/c,d.webp']);
});

it('visibleText ends words at blocks and not at inline elements, and reads <pre> and details', () => {
  const html = '<p>on<b>ly</b></p><pre>two</pre><details><summary>three</summary>four</details>';
  const text = visibleText(parse(`<div>${html}</div>`, { blockTextElements: {} }));
  expect(text.split(/\s+/).filter(Boolean)).toEqual(['only', 'two', 'three', 'four']);
});

it.each([
  ['the investor’s US$100,000 – or 2.5 %', 6],
  ['مرحبا بالعالم', 2],
  ['— · …', 0],
])('countWords of "%s" is %i', (text, count) => {
  expect(countWords(text)).toBe(count);
});
