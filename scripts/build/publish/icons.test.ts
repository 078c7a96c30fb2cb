import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { writeFiles } from '#scripts/support/write-files.ts';
import { drawIcons } from './icons.ts';

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'icons-'));
  await writeFiles(outDir, await drawIcons());
});

afterAll(() => rm(outDir, { recursive: true }));

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('draws %s %i pixels wide', async (name, side) => {
  expect(await sharp(join(outDir, name)).metadata()).toMatchObject({ width: side, height: side });
});

it('leaves no corner of the maskable icon open', async () => {
  const corner = sharp(join(outDir, 'icon-maskable-512.png')).extract({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
  const pixel = await corner.ensureAlpha().raw().toBuffer();
  expect(pixel[3]).toBe(255);
});

it('writes an icon file that holds one whole PNG of 32 pixels', async () => {
  const icon = await readFile(join(outDir, 'favicon.ico'));
  const [start, length] = [icon.readUInt32LE(18), icon.readUInt32LE(14)];
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), start + length]).toEqual([1, 1, icon.byteLength]);
  expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
});
