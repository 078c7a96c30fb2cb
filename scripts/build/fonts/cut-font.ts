import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { cachedFile, cacheKey, hashOf, versionsBelow } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';

const require = createRequire(import.meta.url);

export type Face = {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  /** The OpenType features that stay; all others are dropped. */
  readonly features: readonly string[];
  readonly axes?: NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>;
  readonly more?: string;
};

const fontPath = (name: string, hash: string) =>
  `/fonts/${name.toLowerCase().replaceAll(' ', '-')}.${hash}.woff2`;

/** The `@font-face` rule of the characters that `range` names. */
export const faceRule = ({ family, weight, more = '' }: Face, url: string, range: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url('${url}') format('woff2');unicode-range:${range.replaceAll(' ', '')}${more}}`;

const packages = [...versionsBelow(['subset-font'])];

/** Writes the part of a font that a `unicode-range` names. */
export async function cutFont(face: Face, range: string, name = face.family) {
  const source = await readFile(require.resolve(face.file));
  const key = cacheKey({ modules: [import.meta.filename] }, packages, face, range, source);
  const subset = await cachedFile(join(paths.root, '.cache/fonts', key), () =>
    subsetFont(source, charactersOf(range), {
      targetFormat: 'woff2',
      ...(face.axes && { variationAxes: face.axes }),
      keepFeatures: face.features,
      noHinting: true,
    }),
  );
  const path = fontPath(name, hashOf(subset).slice(0, 8));
  await writeFile(join(paths.generated, path), subset);
  return { path, css: faceRule(face, assetOrigin + path, range) };
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
