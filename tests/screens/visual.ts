import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { git } from '#scripts/support/git.ts';
import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { buildCaches } from '#tests/support/site-copy.ts';
import { compareFolders, type Difference } from './compare-screens.ts';
import { patternsOf, subjectsAt } from './subjects.ts';
import { takeScreens, writeSheet } from './take-screens.ts';

const folder = join(paths.root, '.cache/visual');
const tree = join(folder, 'tree');
const widths = '390,820,1440';

const run = (program: string, args: readonly string[], cwd = paths.root) =>
  execFileSync(program, args, { cwd, stdio: 'inherit' });

/** Checks out a branch, tag or commit in a folder, and builds it with its own code. */
async function buildOtherTree(ref: string): Promise<void> {
  await git(paths.root, 'worktree', 'add', '--quiet', '--detach', tree, ref);
  const [here, there] = await Promise.all(
    [paths.root, tree].map((root) => readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  if (here === there) await symlink(join(paths.root, 'node_modules'), join(tree, 'node_modules'));
  else run('npm', ['ci', '--silent'], tree);
  for (const cache of buildCaches.filter((one) => existsSync(join(paths.root, one))))
    await cp(join(paths.root, cache), join(tree, cache), { recursive: true });
  run('npm', ['run', 'build', '--', '--sample'], tree);
}

const rowOf = ({ file, change }: Difference) => {
  const folders = typeof change === 'string' ? [change] : ['before', 'after', 'difference'];
  const heading = typeof change === 'string' ? `only ${change}` : `${(change * 100).toFixed(2)} %`;
  const figures = folders.map((name) => ({ file: `${name}/${file}`, caption: name }));
  return [`${file.replace('.webp', '')}: ${heading}`, figures] as const;
};

const sizeOf = ({ change }: Difference) => (typeof change === 'number' ? change : 1);

// npm run visual -- <ref> [--only /pricing]
await runCommand(
  { options: { only: { type: 'string', multiple: true } }, maxWords: 1 },
  async ({ words: [ref], values: { only = [] } }) => {
    if (!ref) throw new Error('Name the revision to compare with: npm run visual -- main [--only /pricing]');
    const options = { widths, only: patternsOf(only.flatMap(subjectsAt)) };
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'difference'), { recursive: true });
    try {
      await buildOtherTree(ref);
      // Subjects that the other revision lacks are missing in its folder.
      await takeScreens(tree, join(folder, 'before'), options);
    } finally {
      await rm(tree, { recursive: true, force: true });
      await git(paths.root, 'worktree', 'prune');
    }
    await takeScreens(paths.root, join(folder, 'after'), options);
    const { all, differing } = await compareFolders(folder);
    const title = `${differing.length} of ${all} photographs differ from ${ref}`;
    const rows = differing.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map(rowOf);
    console.log(`${title}: ${await writeSheet(folder, title, rows)}`);
  },
);
