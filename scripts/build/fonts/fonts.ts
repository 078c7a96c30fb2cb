import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import newsreader from '@capsizecss/metrics/newsreader';
import subsetFont from 'subset-font';

import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { paths } from '#scripts/support/paths.ts';

const require = createRequire(import.meta.url);

/** Latin text, the typographic marks the copy uses, arrows and the currency signs of amounts. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, index) => 0xa0 + index),
  ...[
    0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2190, 0x2192, 0x2197, 0x20ac, 0x2122,
    0x2212,
  ],
];

const fonts = [
  {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // One display cut: the optical size of large headings, one weight.
    axes: { opsz: 48, wght: 400 } as const,
    weight: '400',
    stack: [newsreader, georgia],
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } } as const,
    weight: '400 600',
    stack: [instrumentSans, arial],
  },
];

export type FontAssets = {
  /** `@font-face` rules of the fonts and of their metric-matched fallbacks. */
  readonly css: string;
  /** Paths on the site, for preloads. */
  readonly files: readonly string[];
};

/** Subsets the fonts into the generated folder; the same input gives the same bytes and names. */
export async function makeFonts(): Promise<FontAssets> {
  const folder = join(paths.generated, 'fonts');
  await mkdir(folder, { recursive: true });
  const made = await Promise.all(
    fonts.map(async (font) => {
      const source = await readFile(require.resolve(font.file));
      const subset = await subsetFont(source, String.fromCodePoint(...CHARACTERS), {
        targetFormat: 'woff2',
        variationAxes: font.axes,
        noHinting: true,
      });
      const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
      const name = `${font.family.toLowerCase().replace(' ', '-')}.${hash}.woff2`;
      await writeFile(join(folder, name), subset);
      return {
        path: `/fonts/${name}`,
        css: fontFace(font.family, font.weight, `${assetOrigin}/fonts/${name}`) + fallback(font.stack),
      };
    }),
  );
  return { css: made.map((font) => font.css).join('\n'), files: made.map((font) => font.path) };
}

const fontFace = (family: string, weight: string, path: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url('${path}') format('woff2')}`;

/** A system font stretched to the metrics of ours, so that nothing moves when ours arrives. */
function fallback(stack: (typeof fonts)[number]['stack']): string {
  const { fontFaces } = createFontStack(stack);
  return fontFaces;
}
