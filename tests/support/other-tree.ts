import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { git } from '#scripts/support/git.ts';
import { paths } from '#scripts/support/paths.ts';
import { buildCaches } from './site-copy.ts';

const run = (program: string, args: readonly string[], cwd: string) =>
  execFileSync(program, args, { cwd, stdio: 'inherit' });

/**
 * Checks out a branch, tag or commit in a folder, builds it with its own code, and removes it after its use.
 * @param work gets the folder
 */
export async function withOtherTree<Result>(
  ref: string,
  tree: string,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  try {
    await rm(tree, { recursive: true, force: true });
    await git(paths.root, 'worktree', 'prune');
    await git(paths.root, 'worktree', 'add', '--quiet', '--detach', tree, ref);
    const [here, there] = await Promise.all(
      [paths.root, tree].map((root) => readFile(join(root, 'package-lock.json'), 'utf8')),
    );
    if (here === there) await symlink(join(paths.root, 'node_modules'), join(tree, 'node_modules'));
    else run('npm', ['ci', '--silent'], tree);
    for (const cache of buildCaches.filter((one) => existsSync(join(paths.root, one))))
      await cp(join(paths.root, cache), join(tree, cache), { recursive: true });
    run('npm', ['run', 'build', '--', '--sample'], tree);
    return await work(tree);
  } finally {
    await rm(tree, { recursive: true, force: true });
    await git(paths.root, 'worktree', 'prune');
  }
}
