import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Crop } from '#src/model/pictures.schema.ts';
import { makePictures } from './make-pictures.ts';

// Encoding takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'crops-'));
  for (const folder of ['pictures', 'team', 'logos'])
    await mkdir(join(root, 'content', folder), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

/** Copper on the left, teal on the right. */
const photo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="700"><rect width="100%" height="100%" fill="#0c6b67"/><rect width="50%" height="100%" fill="#9c4f24"/></svg>',
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

const make = (phone: Crop) =>
  makePictures({
    contentDir: join(root, 'content'),
    catalogue: {
      pictures: { valley: { alt: { en: 'A valley' }, crops: { column: whole, phone } } },
      team: [],
      logos: [],
    },
    outDir: join(root, 'out'),
    cacheDir: join(root, 'cache'),
  });

const whole = { x: 0, y: 0, width: 1300, height: 700 };

it('cuts the parts that a picture names, and shows the whole beside them', async () => {
  await writeFile(join(root, 'content/pictures/valley.png'), await photo());
  const teal = { x: 700, y: 100, width: 400, height: 300 };
  const { valley } = (await make(teal)).pictures;
  expect(valley).toMatchObject({ width: 1300, crops: { column: { width: 1300 }, phone: { width: 400 } } });
  const phone = sharp(await readFile(join(root, 'out', valley?.crops?.phone.avif[0]?.file ?? '')));
  const { channels } = await phone.stats();
  // Copper on the left of the source is not in it.
  expect(channels[0]?.max).toBeLessThan(60);
});

it('refuses a part that reaches beyond its picture', async () => {
  await writeFile(join(root, 'content/pictures/valley.png'), await photo());
  const beyond = { x: 1000, y: 0, width: 400, height: 300 };
  await expect(make(beyond)).rejects.toThrow(
    'content/pictures/valley.png has 1300 × 700 pixels, and a crop of it in content/pictures.ts ends at 1400 × 300',
  );
});
