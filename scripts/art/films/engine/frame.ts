import sharp from 'sharp';

import type { Backdrop, Film, Picture } from './film.ts';

/** Size of one rendition of a film. Both sides must be even: the codecs halve the colour. */
export type Size = { widthPx: number; heightPx: number };

/** Red, green, blue of every pixel behind the drawing. */
const paintBackdrop = (backdrop: Backdrop, { widthPx, heightPx }: Size): Float32Array => {
  const plane = new Float32Array(widthPx * heightPx * 3);
  let at = 0;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      for (const value of backdrop((x + 0.5) / widthPx, (y + 0.5) / heightPx)) plane[at++] = value;
    }
  }
  return plane;
};

const toDataUri = async ({ draw }: Picture): Promise<string> => {
  const png = await sharp(Buffer.from(await draw()))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

/** Draws a moment of a film as red, green, blue with fractions: its markup laid over the backdrop. */
type Rasterise = (markup: string) => Promise<Float32Array>;

/** Makes ready what all frames of a film share in one size. */
export const prepareFrames = async (film: Film, size: Size): Promise<Rasterise> => {
  const backdrop = paintBackdrop(film.backdrop, size);
  const pictures = new Map<string, string>();
  for (const [name, picture] of Object.entries(film.pictures ?? {}))
    pictures.set(name, await toDataUri(picture));
  return async (markup) => {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.widthPx}" height="${size.heightPx}" ` +
      `viewBox="0 0 ${film.widthPx} ${film.heightPx}">${markup}</svg>`;
    const full = svg.replaceAll(/(?<=<image href=")[^"]+/g, (name) => pictures.get(name) ?? name);
    const drawing = await sharp(Buffer.from(full)).ensureAlpha().raw().toBuffer();
    const out = new Float32Array(backdrop.length);
    for (let from = 0, to = 0; to < out.length; from += 4, to += 3) {
      const alpha = (drawing[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const under = backdrop[to + channel] ?? 0;
        out[to + channel] = under + ((drawing[from + channel] ?? 0) - under) * alpha;
      }
    }
    return out;
  };
};

/** Threshold in [-0.5, 0.5): interleaved gradient noise. It stands still, so it costs bits in the key frame only. */
const threshold = (x: number, y: number): number => {
  const inner = 0.06711056 * x + 0.00583715 * y;
  const outer = 52.9829189 * (inner - Math.floor(inner));
  return outer - Math.floor(outer) - 0.5;
};

const clampByte = (value: number): number => Math.min(255, Math.max(0, value));

/** 8-bit red, green, blue for stills, dithered so that dark gradients do not show bands. */
export const toRgbBytes = (frame: Float32Array, { widthPx, heightPx }: Size): Buffer => {
  const bytes = Buffer.allocUnsafe(frame.length);
  let at = 0;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const noise = threshold(x, y);
      for (let channel = 0; channel < 3; channel++, at++) {
        bytes[at] = clampByte(Math.round((frame[at] ?? 0) + noise));
      }
    }
  }
  return bytes;
};

/** Planar 4:2:0, BT.709, limited range, dithered: what the encoders read. */
export const toYuvBytes = (frame: Float32Array, { widthPx, heightPx }: Size): Buffer => {
  const luma = widthPx * heightPx;
  const bytes = Buffer.allocUnsafe((luma * 3) / 2);
  let blueAt = luma;
  let redAt = luma + luma / 4;
  for (let y = 0; y < heightPx; y += 2) {
    for (let x = 0; x < widthPx; x += 2) {
      let blueSum = 0;
      let redSum = 0;
      for (let corner = 0; corner < 4; corner++) {
        const pixelX = x + (corner & 1);
        const pixelY = y + (corner >> 1);
        const at = (pixelY * widthPx + pixelX) * 3;
        const red = frame[at] ?? 0;
        const blue = frame[at + 2] ?? 0;
        const lightness = 0.2126 * red + 0.7152 * (frame[at + 1] ?? 0) + 0.0722 * blue;
        bytes[pixelY * widthPx + pixelX] = Math.round(
          16 + (lightness * 219) / 255 + threshold(pixelX, pixelY),
        );
        blueSum += blue - lightness;
        redSum += red - lightness;
      }
      const noise = threshold(x / 2, y / 2);
      bytes[blueAt++] = Math.round(128 + (blueSum / 4) * (224 / (255 * 1.8556)) + noise);
      bytes[redAt++] = Math.round(128 + (redSum / 4) * (224 / (255 * 1.5748)) + noise);
    }
  }
  return bytes;
};
