import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { paths } from '../support/paths.ts';
import { redlineFiles } from '../legal/compare/redline-files.ts';
import { commitOf } from '../support/git.ts';
import { snapshotAt, snapshotOf } from '../legal/read/snapshot.ts';
import { refOf, runCommand } from '../support/run-command.ts';
import { writeFiles } from '../support/write-files.ts';

/** `npm run legal:redline -- <git-ref>`: the changes since then, word by word, to attach to a proposal. */
await runCommand({ options: {}, maxWords: 1 }, async ({ words }) => {
  const ref = refOf(words, 'legal:redline');
  const before = await snapshotAt(paths.root, await commitOf(paths.root, ref));
  const { versions, files } = redlineFiles(before, await snapshotOf(paths.root), ref);
  await rm(paths.redline, { recursive: true, force: true });
  console.log(
    versions.length === 0
      ? `No legal text has changed since ${ref}.`
      : `Changed since ${ref}: ${versions.map(({ frontMatter }) => frontMatter.title).join(', ')}`,
  );
  await writeFiles(paths.redline, files);
  for (const name of Object.keys(files)) console.log(`  ${relative(paths.root, join(paths.redline, name))}`);
  return true;
});
