import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { hashOf } from '#scripts/support/file-cache.ts';
import { withTokenColours } from '#scripts/support/tokens.ts';
import type { Logos } from '#src/model/pictures.schema.ts';
import { requireSafeSvg, requireSmallFile } from './decode-source.ts';
import { findSources } from './picture-sources.ts';
import { withoutSvgMetadata } from './check-svg.ts';

export interface LogoFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

// All logos have one height, so that they read as one row; wide ones are smaller.
const heightPx = 40;
const widestPx = 260;

async function makeLogo(folder: string, id: string, outDir: string): Promise<LogoFile> {
  const name = `content/logos/${id}.svg`;
  const bytes = await readFile(join(folder, `${id}.svg`));
  requireSmallFile(name, bytes);
  const source = bytes.toString('utf8');
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (size?.format !== 'svg')
    throw new Error(`${name} cannot be read as SVG: it is damaged or another kind of file. Export it again`);
  requireSafeSvg(name, source);
  const svg = withTokenColours(name, withoutSvgMetadata(source));
  const scale = Math.min(heightPx / size.height, widestPx / size.width);
  const file = `logo-${id}.${hashOf(svg).slice(0, 8)}.svg`;
  await writeFile(join(outDir, file), svg);
  return { file, width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/**
 * Puts the SVG file of every logo of the catalogue into `outDir`.
 * @param folder the folder of `<id>.svg`
 * @throws Error with a line for each logo that cannot be used, and how to mend it
 */
export async function makeLogos(
  folder: string,
  logos: Logos,
  outDir: string,
): Promise<Record<string, LogoFile>> {
  const ids = logos.map(({ id }) => id);
  const { files, problems } = await findSources(folder, 'content/logos', ids);
  const made = await Promise.allSettled(
    ids.map(async (id) => {
      if (files.get(id) === `${id}.svg`) return [id, await makeLogo(folder, id, outDir)] as const;
      const remedy = `add the logo as SVG, or remove "${id}" from content/logos.ts`;
      throw new Error(`content/logos/${id}.svg is missing: ${remedy}`);
    }),
  );
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const all = [...problems, ...refused.map((text) => text.replace(/^Error: /, ''))];
  if (all.length > 0) throw new Error(all.join('\n'));
  return Object.fromEntries(made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}
