import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** A photograph that differs: by which part of it, from 0 to 1, or where it is the only one. */
export type Difference = { readonly file: string; readonly change: number | 'added' | 'removed' };

/** The folders of photographs, below one folder: of before, of after, and of what differs. */
export const visualFolders = ['before', 'after', 'difference'] as const;

/** A channel that differs by less is as it was: photographs are kept with small losses. */
const LEAST_DIFFERENCE = 24;

/** What differs is marked so; the rest is pale. */
const MARK = [220, 20, 60] as const;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Compares photographs of the same name, and draws what differs in those that do. */
export async function compareFolders(root: string): Promise<{ all: number; differing: Difference[] }> {
  const [before = [], after = []] = await Promise.all(
    ['before', 'after'].map((name) => readdir(join(root, name))),
  );
  const all = [...new Set([...before, ...after])].toSorted();
  const differing: Difference[] = [];
  for (const file of all) {
    const [old, now, drawn] = visualFolders.map((name) => join(root, name, file));
    if (!before.includes(file)) differing.push({ file, change: 'added' });
    else if (!after.includes(file)) differing.push({ file, change: 'removed' });
    else {
      const change = await differingPart(old ?? '', now ?? '', drawn ?? '');
      if (change > 0) differing.push({ file, change });
    }
  }
  return { all: all.length, differing };
}

/** Where one photograph is longer than the other, the rest of it differs. */
async function differingPart(before: string, after: string, drawn: string): Promise<number> {
  const [first, second] = await Promise.all([readFile(before), readFile(after)]);
  if (first.equals(second)) return 0;
  const [old, now] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const data = Buffer.alloc(width * height * 3);
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isMarked = differsAt(old, now, x, y);
      if (isMarked) differing += 1;
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * width + x) * 3 + channel] = isMarked
          ? (MARK[channel] ?? 0)
          : 192 + channelAt(now, x, y, channel) / 4;
    }
  }
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  if (differing > 0) await picture.webp({ quality: 80 }).toFile(drawn);
  return differing / (width * height);
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const channelAt = ({ data, width }: Pixels, x: number, y: number, channel: number) =>
  data.readUInt8((y * width + x) * 3 + channel);

const isInside = ({ width, height }: Pixels, x: number, y: number) => x < width && y < height;

function differsAt(old: Pixels, now: Pixels, x: number, y: number): boolean {
  if (!isInside(old, x, y) || !isInside(now, x, y)) return true;
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = Math.abs(channelAt(old, x, y, channel) - channelAt(now, x, y, channel));
    if (distance >= LEAST_DIFFERENCE) return true;
  }
  return false;
}
