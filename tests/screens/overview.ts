import sharp from 'sharp';
import { join } from 'node:path';

import { screenFile, screensFolder } from './screen-files.ts';

const COLUMN = 300;
const GAP = 20;
const PER_ROW = 8;
/** Longer pages are cut: their end looks like their middle. */
const MOST_HEIGHT = 2400;

/**
 * Lays photographs of one window side by side in one picture, to see whether they are of one site.
 * @returns the name of the file
 */
export async function drawOverview(names: readonly string[], width: number): Promise<string> {
  const small = await Promise.all(
    names.map(async (name) => {
      const scaled = await sharp(join(screensFolder, screenFile(name, width)))
        .resize({ width: COLUMN })
        .toBuffer();
      const { height } = await sharp(scaled).metadata();
      const kept = Math.min(height, MOST_HEIGHT);
      const input = await sharp(scaled).extract({ left: 0, top: 0, width: COLUMN, height: kept }).toBuffer();
      return { input, height: kept };
    }),
  );
  let top = GAP;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (let first = 0; first < small.length; first += PER_ROW) {
    const row = small.slice(first, first + PER_ROW);
    for (const [column, { input }] of row.entries())
      placed.push({ input, left: GAP + column * (COLUMN + GAP), top });
    top += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const file = `overview-${width}.webp`;
  const canvas = {
    width: GAP + PER_ROW * (COLUMN + GAP),
    height: top,
    channels: 3,
    background: '#ddd',
  } as const;
  await sharp({ create: canvas }).composite(placed).webp().toFile(join(screensFolder, file));
  return file;
}
