import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** Photographs with smaller differences of brightness are equal: WebP is lossy. */
const MIN_DIFFERENCE = 16;

/** A changed photograph, with the part of its pixels that changed, from 0 to 1, or the only folder that has it. */
export type Difference = { readonly file: string; readonly change: number | 'before' | 'after' };

/** Compares photographs of the same name in `before` and `after`, and draws differences into `difference`. */
export async function compareFolders(root: string): Promise<{ all: number; differing: Difference[] }> {
  const [before, after] = await Promise.all([readdir(join(root, 'before')), readdir(join(root, 'after'))]);
  const all = [...new Set([...before, ...after])].toSorted();
  const differing: Difference[] = [];
  for (const file of all) {
    if (!before.includes(file)) differing.push({ file, change: 'after' });
    else if (!after.includes(file)) differing.push({ file, change: 'before' });
    else {
      const change = await changedPart(root, file);
      if (change > 0) differing.push({ file, change });
    }
  }
  return { all: all.length, differing };
}

async function changedPart(root: string, file: string): Promise<number> {
  const [old, now] = [join(root, 'before', file), join(root, 'after', file)];
  const sizes = await Promise.all([sharp(old).metadata(), sharp(now).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  /** On a canvas for both; the part that only one of them has differs. */
  const onCanvas = (picture: string, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .composite([{ input: picture, gravity: 'northwest' }])
      .png()
      .toBuffer();
  const difference = await sharp(await onCanvas(old, '#000'))
    .composite([{ input: await onCanvas(now, '#fff'), blend: 'difference' }])
    .png()
    .toBuffer();
  const changed = await sharp(difference)
    .removeAlpha()
    .greyscale()
    .threshold(MIN_DIFFERENCE)
    .png()
    .toBuffer();
  const { channels } = await sharp(changed).stats();
  const part = (channels[0]?.mean ?? 0) / 255;
  if (part > 0)
    await sharp(changed)
      .negate()
      .webp()
      .toFile(join(root, 'difference', file));
  return part;
}
