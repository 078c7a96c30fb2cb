import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { runTool } from '#tests/run/ensure-built.ts';
import { buildCaches } from '#tests/support/site-copy.ts';

const LOCKFILE = 'package-lock.json';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: paths.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * Another revision of the project in a folder of its own, built by its own code.
 * @param ref a branch, tag or commit
 */
export async function buildOtherTree(ref: string, folder: string): Promise<void> {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim();
  await removeOtherTree(folder);
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const [here, there] = await Promise.all(
    [paths.root, folder].map((root) => readFile(join(root, LOCKFILE), 'utf8')),
  );
  if (here === there) await symlink(join(paths.root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: 'inherit' });
  for (const cache of buildCaches.filter((one) => existsSync(join(paths.root, one))))
    await cp(join(paths.root, cache), join(folder, cache), { recursive: true });
  runTool('tsx', ['scripts/commands/build.ts', '--sample'], { root: folder });
}

/** Leaves nothing of it behind, in the list of git's work trees neither. */
export async function removeOtherTree(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}
