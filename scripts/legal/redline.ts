import { relative } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { writeRedline } from './redline/write-redline.ts';
import { refOf, runCommand } from './support/run-command.ts';

/** `npm run legal:redline -- <git-ref>`: what changed since then, word by word, to attach to a proposal. */
await runCommand(async () => {
  const ref = refOf('legal:redline');
  const { titles, files } = await writeRedline(paths.root, ref, paths.redline);
  console.log(
    titles.length === 0
      ? `No legal text has changed since ${ref}.`
      : `Changed since ${ref}: ${titles.join(', ')}`,
  );
  for (const file of files) console.log(`  ${relative(paths.root, file)}`);
  return true;
});
