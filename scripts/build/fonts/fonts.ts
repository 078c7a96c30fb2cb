import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import newsreader from '@capsizecss/metrics/newsreader';
import subsetFont from 'subset-font';

import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';

const require = createRequire(import.meta.url);

/** What English pages are written with: ASCII and the marks of the copy. It comes before the first paint. */
const FIRST = 'U+20-7E, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';

/** Names from elsewhere, arrows and the currency signs of amounts: a browser fetches them where they stand. */
const FURTHER = 'U+A1-A8, U+AA-B6, U+B8-FF, U+2190, U+2192, U+2197, U+20AC, U+2122';

/** Pairs that belong closer together, and the two kinds of figures that the style asks for. */
const FEATURES = ['kern', 'lnum', 'tnum'];

const fonts = [
  {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // One display cut: the optical size of large headings, one weight.
    axes: { opsz: 48, wght: 400 } as const,
    pin: ";font-variation-settings:'opsz' 48",
    weight: '400',
    stack: [newsreader, georgia],
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } } as const,
    pin: '',
    weight: '400 600',
    stack: [instrumentSans, arial],
  },
];

type Font = (typeof fonts)[number];

export type FontAssets = {
  /** `@font-face` rules of the fonts and of their metric-matched fallbacks. */
  readonly css: string;
  /** Paths on the site of what every page shows, for preloads. */
  readonly first: readonly string[];
};

/** Subsets the fonts into the generated folder; the same input gives the same bytes and names. */
export async function makeFonts(): Promise<FontAssets> {
  const folder = join(paths.generated, 'fonts');
  await mkdir(folder, { recursive: true });
  const made = await Promise.all(
    fonts.map(async (font) => {
      const [first, further] = await Promise.all([cut(font, FIRST), cut(font, FURTHER)]);
      return { path: first.path, css: first.css + further.css + fallbackOf(font) };
    }),
  );
  const css = made.map((font) => font.css).join('\n');
  // What an earlier build made would be shipped with the site.
  for (const name of await readdir(folder)) if (!css.includes(name)) await rm(join(folder, name));
  return { css, first: made.map((font) => font.path) };
}

/** A font's path on the site. */
export const fontPath = (family: string, hash: string) =>
  `/fonts/${family.toLowerCase().replaceAll(' ', '-')}.${hash}.woff2`;

/**
 * The same fonts as they are in their packages, for development: subsetting them takes longer than the first page.
 * They show the same characters and the same cut.
 */
export function wholeFonts(): FontAssets {
  const css = fonts.map((font) => {
    const face = faceOf(font, `/node_modules/${font.file}`, `${FIRST}, ${FURTHER}`, font.pin);
    return face + fallbackOf(font);
  });
  return { css: css.join('\n'), first: [] };
}

/** A system font stretched to the metrics of ours, so that nothing moves when ours arrives. */
const fallbackOf = (font: Font) => createFontStack(font.stack).fontFaces;

const faceOf = ({ family, weight }: Font, url: string, range: string, more = '') =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url('${url}') format('woff2');unicode-range:${range.replaceAll(' ', '')}${more}}`;

/** Writes the part of a font that a `unicode-range` names. */
async function cut(font: Font, range: string) {
  const subset = await subsetFont(await readFile(require.resolve(font.file)), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const hash = hashOf(subset).slice(0, 8);
  const path = fontPath(font.family, hash);
  await writeFile(join(paths.generated, path), subset);
  return { path, css: faceOf(font, assetOrigin + path, range) };
}

function charactersOf(range: string): string {
  const points = range.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...points);
}
