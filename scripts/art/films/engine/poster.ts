import { writeFileSync } from 'node:fs';

import sharp from 'sharp';

import type { Film } from './film.ts';
import { prepareFrames, type Size, toRgbBytes } from './frame.ts';

const largestBytes = 60_000;

/** The best quality of a format that stays within the limit. */
const fit = async (encode: (quality: number) => Promise<Buffer>, best: number): Promise<Buffer> => {
  for (let quality = best; quality > 30; quality -= 4) {
    const bytes = await encode(quality);
    if (bytes.length <= largestBytes) return bytes;
  }
  throw new Error(`a poster cannot be brought below ${largestBytes} bytes`);
};

/** Takes single frames of a film as pictures. */
export const prepareStills = async (
  film: Film,
  size: Size,
): Promise<(timeS: number) => Promise<sharp.Sharp>> => {
  const rasterise = await prepareFrames(film, size);
  const raw = { width: size.widthPx, height: size.heightPx, channels: 3 } as const;
  return async (timeS) => sharp(toRgbBytes(await rasterise(film.draw(timeS)), size), { raw });
};

/** Writes the frame shown before a film plays, as AVIF and JPEG. */
export const writePosters = async (film: Film, size: Size, pathWithoutEnding: string): Promise<void> => {
  const take = await prepareStills(film, size);
  const still = await take(film.posterTimeS);
  const avif = await fit(
    async (quality) => still.clone().avif({ quality, effort: 7, chromaSubsampling: '4:4:4' }).toBuffer(),
    72,
  );
  const jpeg = await fit(async (quality) => still.clone().jpeg({ quality, mozjpeg: true }).toBuffer(), 88);
  writeFileSync(`${pathWithoutEnding}.avif`, avif);
  writeFileSync(`${pathWithoutEnding}.jpg`, jpeg);
};
