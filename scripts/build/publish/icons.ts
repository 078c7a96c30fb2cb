import sharp from 'sharp';

import { brandMark } from '#src/lib/brand-mark.ts';
import { token } from '#scripts/support/tokens.ts';

/** The mark on a night tile, visible on light and on dark bars. `inset` and `radius` are shares of the side. */
function tile(side: number, { inset, radius }: { inset: number; radius: number }): string {
  const mark = side * (1 - 2 * inset);
  const shapes = brandMark.paths.map((path) => `<path d="${path}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${token('surface-night')}"/>`,
    `<svg x="${side * inset}" y="${side * inset}" width="${mark}" height="${mark}" viewBox="${brandMark.viewBox}" fill="${token('accent-on-night')}">${shapes}</svg>`,
    '</svg>',
  ].join('');
}

const toPng = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

/** One PNG as an icon file: the directory of six bytes, one entry of sixteen, then the picture. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// A mask may cut everything outside a circle of 80 % of the side; systems round the others themselves.
const rounded = { inset: 0.16, radius: 0.2 };
const square = { inset: 0.2, radius: 0 };
const maskable = { inset: 0.26, radius: 0 };

/** The icons that the head of every page and the web manifest name, by their file names. */
export const drawIcons = async (): Promise<Record<string, string | Buffer>> => ({
  'favicon.svg': `${tile(32, rounded)}\n`,
  'favicon.ico': toIco(await toPng(tile(32, rounded)), 32),
  'apple-touch-icon.png': await toPng(tile(180, square)),
  'icon-192.png': await toPng(tile(192, rounded)),
  'icon-512.png': await toPng(tile(512, rounded)),
  'icon-maskable-512.png': await toPng(tile(512, maskable)),
});
