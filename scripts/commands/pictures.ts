import { join } from 'node:path';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#words/team.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { findStalePictures, encodePictures } from '../build/pictures/encoded-pictures.ts';
import { listPictureSources } from '../build/pictures/picture-sources.ts';

/** `npm run pictures`: encodes new and changed pictures into their folder. `-- --check` only lists them. */
const contentDir = join(paths.root, 'content');
await runCommand({ options: { check: { type: 'boolean' } } }, async ({ values }) => {
  const sources = await listPictureSources(contentDir, { pictures, team, logos });
  if (values.check) {
    const stale = await findStalePictures(contentDir, sources);
    if (stale.length > 0) throw new Error(stale.join('\n'));
  } else {
    const encoded = await encodePictures(contentDir, sources, paths.pictureCache);
    const upToDate = `${sources.length - encoded.length} of ${sources.length} pictures were up to date`;
    console.log([upToDate, ...encoded.map((id) => `encoded ${id}`)].join('\n'));
  }
});
