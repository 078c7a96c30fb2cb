import { writeFileSync } from 'node:fs';

import sharp from 'sharp';

import type { Film } from './film.ts';
import { paintBackdrop, rasterise, type Size, toRgbBytes } from './frame.ts';

const largestBytes = 60_000;

/** The best quality of a format that stays within the limit. */
const fit = async (encode: (quality: number) => Promise<Buffer>, best: number): Promise<Buffer> => {
  for (let quality = best; quality > 30; quality -= 4) {
    const bytes = await encode(quality);
    if (bytes.length <= largestBytes) return bytes;
  }
  throw new Error(`a poster cannot be brought below ${largestBytes} bytes`);
};

/** One frame of a film as a picture. */
export const takeStill = async (film: Film, timeS: number, size: Size): Promise<sharp.Sharp> => {
  const frame = await rasterise(film, timeS, size, paintBackdrop(film.backdrop, size));
  const raw = { width: size.widthPx, height: size.heightPx, channels: 3 } as const;
  return sharp(toRgbBytes(frame, size), { raw });
};

/** Writes the frame shown before a film plays, as AVIF and JPEG. */
export const writePosters = async (film: Film, size: Size, pathWithoutEnding: string): Promise<void> => {
  const still = await takeStill(film, film.posterTimeS, size);
  const avif = await fit(
    async (quality) => still.clone().avif({ quality, effort: 7, chromaSubsampling: '4:4:4' }).toBuffer(),
    72,
  );
  const jpeg = await fit(async (quality) => still.clone().jpeg({ quality, mozjpeg: true }).toBuffer(), 88);
  writeFileSync(`${pathWithoutEnding}.avif`, avif);
  writeFileSync(`${pathWithoutEnding}.jpg`, jpeg);
};
