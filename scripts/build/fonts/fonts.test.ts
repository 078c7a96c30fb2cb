import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

import subsetFont from 'subset-font';

import { type FontAssets, lettersOf, lettersOutside, makeFonts, wholeFonts } from './fonts.ts';
import { paths } from '#scripts/support/paths.ts';

let first: FontAssets;
/** The sheet that only Arabic pages link. */
let arabicCss: string;

const sourcesOf = (fonts: { readonly css: string }) =>
  [...fonts.css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? '');

const sizeOf = async (file: string) => (await readFile(join(paths.generated, file))).byteLength;

beforeAll(async () => {
  first = await makeFonts(['en', 'ar']);
  arabicCss = await readFile(join(paths.generated, first.ofLanguages.ar?.sheet.href ?? ''), 'utf8');
}, 60_000);

it('each family of the style has fallbacks of every system with its metrics, so that nothing moves', async () => {
  const tokens = await readFile(join(paths.root, 'src/styles/tokens.css'), 'utf8');
  const names = [...first.css.matchAll(/font-family:\s*["']?([^"';]+)/g)].map(([, name]) => name ?? '');
  const families = new Set(names);
  for (const name of families) expect(tokens).toContain(`'${name}'`);
  const fallbacks = [...first.css.matchAll(/@font-face[^}]+local[^}]+/g)];
  expect(fallbacks).toHaveLength(families.size - first.first.length);
  for (const [face] of fallbacks)
    for (const metric of ['ascent-override', 'descent-override', 'size-adjust'])
      expect(face).toContain(metric);
  // Of Windows and Apple, Linux, and Android.
  for (const name of [
    'Times New Roman',
    'Liberation Serif',
    'NotoSerif',
    'Arial',
    'Liberation Sans',
    'Roboto',
  ])
    expect(first.css).toMatch(new RegExp(`local\\('${name}`));
});

it('the first fonts have 31 KB and the letters of any brand, and the others come only with pages that use them', async () => {
  const sizes = await Promise.all(first.first.map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(31 * 1024);
  const ranges = [...first.css.matchAll(/unicode-range:([^}]+)/g)].map(([, range]) => range);
  expect(new Set(ranges).size).toBe(3);
});

it('the fonts of development have the same families, weights and characters', () => {
  const FACE = /font-family:([^;]+);[^}]*font-weight:([^;]+);[^}]*unicode-range:([^};]+)/g;
  const charactersOf = (css: string) =>
    new Set(
      [...css.matchAll(FACE)].flatMap(([, family, weight, ranges = '']) =>
        ranges.split(',').map((range) => [family, weight, range].join()),
      ),
    );
  expect(charactersOf(wholeFonts().css)).toEqual(charactersOf(first.css + arabicCss));
});

it('English pages get no Arabic font, and Arabic pages at most 60 KB', async () => {
  expect(first.css).not.toContain('U+621');
  const files = sourcesOf({ css: arabicCss });
  expect(files).toEqual(expect.arrayContaining([...(first.ofLanguages.ar?.first ?? [])]));
  const sizes = await Promise.all(files.map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60 * 1024);
});

it('the Arabic fonts keep the features that join letters and place their marks', async () => {
  const letters = sourcesOf({ css: arabicCss.replaceAll(/@font-face[^}]+U\+AB,[^}]+}/g, '') });
  expect(letters).toHaveLength(4);
  for (const file of letters) {
    const bytes = await readFile(join(paths.generated, file));
    const tables = (await subsetFont(bytes, 'مُحَمَّد لا رو', { targetFormat: 'truetype' })).toString('latin1');
    const features = ['init', 'medi', 'fina', 'rlig', 'mark', 'kern'];
    expect(features.filter((feature) => !tables.includes(feature))).toEqual([]);
  }
});

it.each([
  ['Straße, Ánimo', 'en', []],
  ['Łódź, Şahin, Işık, Świętokrzyskie', 'en', []],
  ['Nguyễn', 'en', ['ễ']],
  ['文 2', 'ar', ['文']],
  ['سوق، Chromium', 'ar', []],
] as const)('the letters of “%s” are all in the fonts of %s, but for %j', (text, code, letters) => {
  expect(lettersOutside(text, lettersOf(code))).toEqual(letters);
});
