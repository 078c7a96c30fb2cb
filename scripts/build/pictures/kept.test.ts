import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#content/team.ts';
import { paths } from '#scripts/support/paths.ts';
import { findStalePictures } from './keep.ts';
import { listPictureSources } from './make-pictures.ts';

it('has encoded every committed picture as it is now', async () => {
  const contentDir = join(paths.root, 'content');
  const sources = await listPictureSources(contentDir, { pictures, team, logos });
  expect(await findStalePictures(contentDir, sources)).toEqual([]);
});

it.each([
  ['hero-loop-960.mp4', 150_000],
  ['hero-loop-960.webm', 150_000],
  ['hero-loop-1600.mp4', 350_000],
  ['hero-loop-1600.webm', 350_000],
])('moves the first screen with %s in at most %i bytes', async (name, most) => {
  const { size } = await stat(join(paths.root, 'content/films/hero-loop', name));
  expect(size).toBeLessThanOrEqual(most);
});
