import { join } from 'node:path';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#words/team.ts';
import { makeWords } from '../languages/make-words.ts';
import { formatDiagnostic } from '../support/diagnostics.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { buildProduct } from '#product/build/build.ts';
import { findMissingPictures, findOutdatedPictures } from '#product/build/pictures.ts';
import { takePictures } from '#product/build/take-pictures.ts';
import { makeAssets } from '../build/make-assets.ts';
import { findStalePictures, encodePictures } from '../build/pictures/encoded-pictures.ts';
import { listPictureSources } from '../build/pictures/picture-sources.ts';

/**
 * `npm run pictures`: takes pictures of the screens that slides show, and encodes new and changed pictures into their
 * folder. `-- --check` only lists them.
 */
const contentDir = join(paths.root, 'content');
await runCommand({ options: { check: { type: 'boolean' } } }, async ({ values }) => {
  // Screens are drawn in each language.
  await makeWords(paths.root);
  const product = await buildProduct(await makeAssets());
  if (!values.check) for (const id of await takePictures(product)) console.log(`took ${id}`);
  const sources = await listPictureSources(contentDir, { pictures, team, logos });
  if (values.check) {
    const ofScreens = [...findMissingPictures(), ...(await findOutdatedPictures(product))];
    const stale = [...ofScreens.map(formatDiagnostic), ...(await findStalePictures(contentDir, sources))];
    if (stale.length > 0) throw new Error(stale.join('\n'));
  } else {
    const encoded = await encodePictures(contentDir, sources, paths.pictureCache);
    const upToDate = `${sources.length - encoded.length} of ${sources.length} pictures were up to date`;
    console.log([upToDate, ...encoded.map((id) => `encoded ${id}`)].join('\n'));
  }
});
