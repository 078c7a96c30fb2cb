import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, vi } from 'vitest';

import { makePictures } from '#scripts/build/pictures/make-pictures.ts';
import type { PictureCatalogue } from '#scripts/build/pictures/picture-sources.ts';

/** A catalogue of one picture, `valley`. */
export const valleyOnly: PictureCatalogue = {
  pictures: { valley: {} },
  team: [],
  logos: [],
};

/** For tests of pictures: an empty folder `content` in each test, and the build of its pictures. */
export function contentFolder() {
  // Encoding is slow on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'pictures-'));
    for (const folder of ['pictures', 'team', 'logos'])
      await mkdir(join(root, 'content', folder), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));
  const pathOf = (...names: readonly string[]) => join(root, ...names);
  const make = (catalogue: Partial<PictureCatalogue> = valleyOnly) =>
    makePictures({
      contentDir: pathOf('content'),
      catalogue: { pictures: {}, team: [], logos: [], ...catalogue },
      outDir: pathOf('out'),
      cacheDir: pathOf('cache'),
    });
  const put = (path: string, content: Buffer | string) => writeFile(pathOf('content', path), content);
  return { pathOf, make, put };
}

/** A picture with copper on the left and teal on the right. */
export const photo = (width = 1300, height = 700) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0c6b67"/><rect width="50%" height="100%" fill="#9c4f24"/></svg>`,
    ),
  ).removeAlpha();
