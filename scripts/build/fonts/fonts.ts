import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import newsreader from '@capsizecss/metrics/newsreader';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { placeOfLetter } from '#scripts/languages/catalogue.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';
import type { LanguageFonts } from '#src/head/document.tsx';
import { cutFont, faceRule } from './cut-font.ts';
import { type LanguageFace, languageFaces } from './language-faces.ts';

/** The header and the footer of every page name the brand and the product: a letter such as `ö` comes with the first. */
const brand = [...new Set(site.name + site.product.name + site.legalName)]
  .filter((letter) => letter > '~')
  .map((letter) => `, U+${letter.codePointAt(0)?.toString(16)}`)
  .join('');

/** Characters of English pages: ASCII and the marks of the copy. Loaded before the first paint. */
const FIRST = `U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212${brand}`;

/** Foreign names, arrows and currency signs: browsers fetch them for pages that have any. */
const FURTHER =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2190, U+2192, U+2197, U+20AC, U+2122';

/** Letters of Central European, Baltic, Turkish and Welsh names, such as those of a partner or a sender. */
const NAMES = 'U+100-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3';

/** Pairs that belong closer together, and the two kinds of figures that the style asks for. */
const FEATURES = ['kern', 'lnum', 'tnum'];

const fonts = [
  {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    namesFile: '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    // One display cut: the optical size of large headings, one weight.
    axes: { opsz: 48, wght: 400 } as const,
    pin: ";font-variation-settings:'opsz' 48",
    features: FEATURES,
    weight: '400',
    fallbacks: createFontStack([newsreader, timesNewRoman, notoSerif]),
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    namesFile: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } } as const,
    features: FEATURES,
    pin: '',
    weight: '400 600',
    fallbacks: createFontStack([instrumentSans, arial, roboto]),
  },
];

/** The letters of a language's fonts, as ranges of CSS. */
export const lettersOf = (code: LanguageCode): string =>
  [FIRST, FURTHER, NAMES, ...(languageFaces[code] ?? []).map(({ range }) => range)].join(', ');

const allLanguageFaces = Object.values(languageFaces).flat();

/** The files of packages that the fonts of the site are cut from. */
export const fontSources: readonly string[] = [
  ...fonts.flatMap(({ file, namesFile }) => [file, namesFile]),
  ...allLanguageFaces.map(({ file }) => file),
].map((file) => join(paths.root, 'node_modules', file));

export type FontAssets = {
  readonly css: string;
  /** Paths on the site of the fonts that every page shows, for preloads. */
  readonly first: readonly string[];
  /** Those that only pages in a language need. */
  readonly ofLanguages: Readonly<Partial<Record<LanguageCode, LanguageFonts>>>;
};

/** Subsets the fonts into the generated folder; the same input gives the same bytes and names. */
export async function makeFonts(codes: readonly LanguageCode[] = languageCodes): Promise<FontAssets> {
  const folder = join(paths.generated, 'fonts');
  await mkdir(folder, { recursive: true });
  const made = await Promise.all(
    fonts.map(async (font) => {
      // Of two rules for a letter, browsers take the later.
      const [first, further, names] = await Promise.all([
        cutFont(font, FIRST),
        cutFont(font, FURTHER),
        cutFont({ ...font, file: font.namesFile }, NAMES),
      ]);
      return { path: first.path, css: names.css + further.css + first.css + fallbacksOf(font) };
    }),
  );
  const css = made.map((font) => font.css).join('\n');
  const ofLanguages = await Promise.all(
    codes.flatMap((code) => {
      const faces = languageFaces[code];
      return faces ? [makeLanguageFonts(code, faces)] : [];
    }),
  );
  // Files of an earlier build would be shipped with the site.
  const used = [css, ...ofLanguages.flatMap((one) => [one.css, one.fonts.sheet.href])].join('\n');
  for (const name of await readdir(folder)) if (!used.includes(name)) await rm(join(folder, name));
  return {
    css,
    first: made.map((font) => font.path),
    ofLanguages: Object.fromEntries(ofLanguages.map((one) => [one.code, one.fonts])),
  };
}

/** A separate sheet, since the inline style of the pages is the same in all languages. */
async function makeLanguageFonts(code: LanguageCode, faces: readonly LanguageFace[]) {
  const made = await Promise.all(
    faces.map(async ({ range, name, isFirst, ...face }) => ({
      ...(await cutFont(face, range, name)),
      isFirst,
    })),
  );
  const css = made.map((font) => font.css).join('\n');
  const path = `/fonts/${code}.${hashOf(css).slice(0, 8)}.css`;
  await writeFile(join(paths.generated, path), css);
  const href = assetOrigin + path;
  const sheet = assetOrigin ? { href, integrity: cspHashOf(css), crossOrigin: '' as const } : { href };
  return {
    code,
    css,
    fonts: { sheet, first: made.filter(({ isFirst }) => isFirst).map((font) => font.path) },
  };
}

/**
 * The same fonts as they are in their packages, for development: subsetting them takes longer than the first page.
 * They show the same characters and the same cut.
 */
export function wholeFonts(): FontAssets {
  const faces = fonts.flatMap((font) => [
    { ...font, file: font.namesFile, range: NAMES, more: font.pin },
    { ...font, range: `${FIRST}, ${FURTHER}`, more: font.pin },
  ]);
  const css = [...faces, ...allLanguageFaces].map((face) =>
    faceRule(face, `/node_modules/${face.file}`, face.range),
  );
  return { css: [...css, ...fonts.map(fallbacksOf)].join('\n'), first: [], ofLanguages: {} };
}

/**
 * System fonts stretched to the metrics of ours, so that nothing moves when ours arrives: those of Windows and Apple,
 * those of Linux with the same widths, and those of Android.
 */
const fallbacksOf = ({ fallbacks }: (typeof fonts)[number]) =>
  fallbacks.fontFaces
    .replace("local('Times", "local('Liberation Serif'), $&")
    .replace("local('Arial", "local('Liberation Sans'), $&")
    .replaceAll(/ Fallback: (\w+)[\w ]*/g, ' $1')
    // They are in the first packets of each page.
    .replaceAll(/(\.\d)\d+%/g, '$1%')
    .replaceAll(/\n\s*/g, '');

/** The letters of a text that are in none of these ranges: `U+20-7E, U+A0`. */
export function lettersOutside(text: string, ranges: string): string[] {
  const spans = ranges.split(/,\s*/).map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((number) => Number.parseInt(number, 16)),
  );
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(([first = 0, last = first]) => first <= code && code <= last);
  };
  return [...new Set(text.match(/\p{L}/gu))]
    .filter((letter) => !has(letter))
    .toSorted((one, other) => one.localeCompare(other));
}

/** Letters of a language's words that its fonts lack: browsers would take them from any other font. */
export async function findMissingLetters(code: LanguageCode): Promise<Finding[]> {
  const folder = join(paths.root, wordsFolder(code));
  const names = await listFiles(folder);
  const texts = names.map((file) => readFileSync(join(folder, file), 'utf8'));
  const lacking = lettersOutside(texts.join(''), lettersOf(code));
  const found = lacking.map(async (letter) => ({
    ...(await placeOfLetter(
      paths.root,
      code,
      names[texts.findIndex((text) => text.includes(letter))] ?? '',
      letter,
    )),
    message: `has the letter ${letter}, which the fonts lack: replace it, or add a font that has it in scripts/build/fonts/language-faces.ts`,
  }));
  return Promise.all(found);
}
