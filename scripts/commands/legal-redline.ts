import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { paths } from '../support/paths.ts';
import { redlineFiles } from '../legal/compare/redline-files.ts';
import { commitOf } from '../legal/read/git.ts';
import { snapshotAt, snapshotOf } from '../legal/read/snapshot.ts';
import { refOf, runCommand } from '../support/run-command.ts';

/** `npm run legal:redline -- <git-ref>`: what changed since then, word by word, to attach to a proposal. */
await runCommand(async () => {
  const ref = refOf('legal:redline');
  const before = await snapshotAt(paths.root, await commitOf(paths.root, ref));
  const { versions, files } = redlineFiles(before, await snapshotOf(paths.root), ref);
  await rm(paths.redline, { recursive: true, force: true });
  console.log(
    versions.length === 0
      ? `No legal text has changed since ${ref}.`
      : `Changed since ${ref}: ${versions.map(({ frontMatter }) => frontMatter.title).join(', ')}`,
  );
  for (const [name, text] of Object.entries(files)) {
    const file = join(paths.redline, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`  ${relative(paths.root, file)}`);
  }
  return true;
});
