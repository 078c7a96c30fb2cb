import { join } from 'node:path';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#content/team.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { findStalePictures, keepPictures } from '../build/pictures/keep.ts';
import { listPictureSources } from '../build/pictures/make-pictures.ts';

/** `npm run pictures`: encodes every picture into the folder beside it. `-- --check` only tells which are stale. */
const contentDir = join(paths.root, 'content');
await runCommand(async () => {
  const sources = await listPictureSources(contentDir, { pictures, team, logos });
  if (process.argv.includes('--check')) {
    const stale = await findStalePictures(contentDir, sources);
    if (stale.length > 0) throw new Error(stale.join('\n'));
  } else {
    await keepPictures(contentDir, sources, paths.pictureCache);
    console.log(`${sources.length} pictures are encoded beside their sources`);
  }
});
