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
