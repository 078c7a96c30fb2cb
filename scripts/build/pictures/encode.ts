import sharp from 'sharp';

import { type Drawn, hashOf } from '#scripts/support/file-cache.ts';
import type { PictureFiles } from '#src/model/pictures.schema.ts';
import type { DecodedPicture } from './decode-source.ts';
import type { Slot } from './slots.ts';

// Effort 4 takes five times as long as 3 and saves 8 %.
const avif = { quality: 48, effort: 3 } as const;
const webp = { quality: 78, effort: 5, smartSubsample: true } as const;

/** Changes when a file would come out otherwise from the same picture. */
export const encoding = JSON.stringify({ avif, webp });

/** A picture → its files in the widths of its slot, in both formats, named by what is in them all. No metadata. */
export async function encodePicture(
  name: string,
  { data, info }: DecodedPicture,
  { widthsPx, olderWidthsPx }: Slot,
): Promise<Drawn<PictureFiles>> {
  const { width, height, channels } = info;
  const upTo = (list: readonly number[]) => [...new Set(list.map((wanted) => Math.min(wanted, width)))];
  const encode = async (format: 'avif' | 'webp', fileWidth: number) => {
    const image = sharp(data, { raw: { width, height, channels } }).resize(fileWidth);
    const bytes = await (format === 'avif' ? image.avif(avif) : image.webp(webp)).toBuffer();
    return { format, fileWidth, bytes };
  };
  const encoded = [];
  for (const wanted of upTo(widthsPx)) encoded.push(await encode('avif', wanted));
  for (const wanted of upTo(olderWidthsPx)) encoded.push(await encode('webp', wanted));
  // One hash for all of them: pages list every file, and hashes do not compress.
  const hash = hashOfFiles(encoded.map(({ bytes }) => bytes));
  const files = new Map<string, Buffer>();
  const entry: PictureFiles = { width, height, avif: [], webp: [] };
  for (const { format, fileWidth, bytes } of encoded) {
    const file = `${name}-${fileWidth}.${hash}.${format}`;
    files.set(file, bytes);
    entry[format].push({ width: fileWidth, file });
  }
  return { entry, files };
}

/** What the names of a picture's files have in common: it changes when one of them does. */
export const hashOfFiles = (files: readonly Buffer[]) => hashOf(Buffer.concat(files)).slice(0, 8);
