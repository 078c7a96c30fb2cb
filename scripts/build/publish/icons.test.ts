import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawIcons } from './icons.ts';

const icons = await drawIcons();
const bytesOf = (name: string) => Buffer.from(icons[name] ?? '');

it('the maskable icon leaves no corner open', async () => {
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const pixel = await sharp(bytesOf('icon-maskable-512.png')).extract(corner).ensureAlpha().raw().toBuffer();
  expect(pixel[3]).toBe(255);
});

it('the icon file holds one whole PNG of 32 pixels', async () => {
  const icon = bytesOf('favicon.ico');
  const [start, length] = [icon.readUInt32LE(18), icon.readUInt32LE(14)];
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), start + length]).toEqual([1, 1, icon.byteLength]);
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
});
