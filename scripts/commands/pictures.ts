import { join } from 'node:path';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#words/team.ts';
import { makeWords } from '../languages/make-words.ts';
import { formatDiagnostic } from '../support/diagnostics.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { captureScreens } from '../build/pictures/capture-screens.ts';
import { findMissingCaptures } from '../build/pictures/captured-screens.ts';
import { findCaptureProblems } from '../build/pictures/capture-keys.ts';
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
  if (!values.check) for (const id of await captureScreens()) console.log(`captured ${id}`);
  const sources = await listPictureSources(contentDir, { pictures, team, logos });
  if (values.check) {
    const captures = [...findMissingCaptures(), ...(await findCaptureProblems())].map(formatDiagnostic);
    const stale = [...captures, ...(await findStalePictures(contentDir, sources))];
    if (stale.length > 0) throw new Error(stale.join('\n'));
  } else {
    const encoded = await encodePictures(contentDir, sources, paths.pictureCache);
    const upToDate = `${sources.length - encoded.length} of ${sources.length} pictures were up to date`;
    console.log([upToDate, ...encoded.map((id) => `encoded ${id}`)].join('\n'));
  }
});
