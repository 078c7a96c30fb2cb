import { formatFinding } from '../../scripts/support/findings.ts';
import { paths } from '../../scripts/support/paths.ts';
import { runCommand } from '../../scripts/support/run-command.ts';
import { make } from '../../scripts/build/make.ts';
import { makeWords } from '../../scripts/languages/make-words.ts';
import { buildProduct } from '#product/build/build.ts';
import { findMissingPictures, findOutdatedPictures } from '#product/build/pictures.ts';
import { takePictures } from '#product/build/take-pictures.ts';

// npm run pictures -w product [-- --check]: takes pictures of the screens that slides show, or lists outdated ones.
await runCommand({ options: { check: { type: 'boolean' } } }, async ({ values }) => {
  await makeWords(paths.root);
  await make();
  const product = await buildProduct();
  if (!values.check) {
    for (const id of await takePictures(product)) console.log(`took ${id}`);
    return;
  }
  const stale = [...findMissingPictures(), ...(await findOutdatedPictures(product))];
  if (stale.length > 0) throw new Error(stale.map(formatFinding).join('\n'));
});
