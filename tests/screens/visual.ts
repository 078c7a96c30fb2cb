import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { withOtherTree } from '#tests/support/other-tree.ts';

const folder = join(paths.root, '.cache/screens');

/** Photographs the built site of a tree, or compares it with photographs that are there. */
const photograph = (tree: string, options: readonly string[]) =>
  spawnSync('npx', ['playwright', 'test', '--project=screens', ...options], {
    cwd: paths.root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SCREENS_TREE: tree,
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: '.cache/visual-report',
    },
  }).status === 0;

// npm run visual [-- <ref>] [--only /pricing]: without a revision it takes the photographs alone.
await runCommand(
  { options: { only: { type: 'string' } }, maxWords: 1 },
  async ({ words: [ref], values: { only } }) => {
    const chosen = only === undefined ? [] : ['--grep', ` ${only}$`];
    const take = (tree: string) => photograph(tree, ['--update-snapshots=all', ...chosen]);
    await rm(folder, { recursive: true, force: true });
    if (!ref) return take(paths.root);
    // What the other revision lacks has no photograph there.
    await withOtherTree(ref, join(paths.root, '.cache/visual'), async (tree) => take(tree));
    const isSame = photograph(paths.root, ['--reporter=html', ...chosen]);
    console.log(isSame ? 'Nothing differs' : 'What differs: npx playwright show-report .cache/visual-report');
    return isSame;
  },
);
