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

/** A picture → its files in every width of its slot and both formats, named by what is in them. No metadata. */
export async function encodePicture(
  name: string,
  { data, info }: DecodedPicture,
  { widthsPx }: Slot,
): Promise<Drawn<PictureFiles>> {
  const { width, height, channels } = info;
  const files = new Map<string, Buffer>();
  const entry: PictureFiles = { width, height, avif: [], webp: [] };
  for (const fileWidth of new Set(widthsPx.map((wanted) => Math.min(wanted, width)))) {
    const image = sharp(data, { raw: { width, height, channels } }).resize(fileWidth);
    for (const format of ['avif', 'webp'] as const) {
      const encoded = await (
        format === 'avif' ? image.clone().avif(avif) : image.clone().webp(webp)
      ).toBuffer();
      const file = `${name}-${fileWidth}.${hashOf(encoded).slice(0, 8)}.${format}`;
      files.set(file, encoded);
      entry[format].push({ width: fileWidth, file });
    }
  }
  return { entry, files };
}
