import { extname } from 'node:path';

import sharp from 'sharp';

import { type DecodedPicture, toPixels } from './picture-recipe.ts';
import { svgProblems } from './check-svg.ts';

export interface Slot {
  readonly minWidthPx: number;
  readonly minHeightPx: number;
  readonly widthsPx: readonly number[];
  /** The same in the older format, for the few browsers that need it. */
  readonly olderWidthsPx: readonly number[];
}

const MAX_BYTES = 30_000_000;

const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
  svg: ['.svg'],
};

/** @throws Error with file, problem and remedy */
export function requireSmallFile(file: string, bytes: Buffer): void {
  if (bytes.length > MAX_BYTES) {
    const megabytes = (bytes.length / 1_000_000).toFixed(1);
    throw new Error(`${file} has ${megabytes} MB, more than ${MAX_BYTES / 1_000_000}: export it smaller`);
  }
}

/** @throws Error with file, problem and remedy */
export function requireSafeSvg(file: string, svg: string): void {
  const problems = svgProblems(svg);
  if (problems.length > 0)
    throw new Error(`${file} ${problems.join(', and ')}: export it as plain shapes, without that`);
}

const unreadable = (file: string, cause: unknown) =>
  new Error(
    `${file} cannot be read as a picture: it is damaged or of a kind that the build does not know. Export it again as JPEG, PNG, WebP, AVIF or SVG`,
    { cause },
  );

/**
 * @throws Error with file, problem and remedy: too large, unreadable, misnamed, too small for its slot, an SVG that is not plain
 */
export async function decodeSource(file: string, bytes: Buffer, slot: Slot): Promise<DecodedPicture> {
  requireSmallFile(file, bytes);
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: 500_000_000 })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(file, error);
    });
  const known = endings[format];
  if (!known) throw unreadable(file, format);
  const [ending = ''] = known;
  if (!known.includes(extname(file).toLowerCase()))
    throw new Error(`${file} holds another kind of picture than its name says: let it end in ${ending}`);
  const isDrawing = format === 'svg';
  if (isDrawing) requireSafeSvg(file, bytes.toString('utf8'));
  const { minWidthPx, minHeightPx } = slot;
  if (!isDrawing && (autoOrient.width < minWidthPx || autoOrient.height < minHeightPx))
    throw new Error(
      `${file} has ${autoOrient.width} × ${autoOrient.height} pixels, too few for where it is shown: export at least ${minWidthPx} × ${minHeightPx}`,
    );
  return toPixels(bytes, { width, height, isDrawing }, slot).catch((error: unknown) => {
    throw unreadable(file, error);
  });
}
