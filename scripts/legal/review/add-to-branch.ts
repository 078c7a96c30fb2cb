import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { git } from '#scripts/support/git.ts';

const WHO = ['-c', 'user.name=Legal check', '-c', 'user.email=legal-check@users.noreply.github.com'];

/**
 * Adds what stands in files of this checkout to the end of a branch of the origin, wherever the checkout
 * itself stands: a check looks at a proposal as it will be once it is merged, which is no branch.
 */
export async function addToBranch(
  root: string,
  branch: string,
  files: readonly string[],
  message: string,
): Promise<void> {
  await git(root, 'fetch', '--quiet', 'origin', branch);
  const folder = await mkdtemp(join(tmpdir(), 'branch-'));
  try {
    await git(root, 'worktree', 'add', '--quiet', '--detach', folder, 'FETCH_HEAD');
    for (const file of files) await cp(join(root, file), join(folder, file), { recursive: true });
    await git(folder, 'add', '--', ...files);
    await git(folder, ...WHO, 'commit', '--quiet', '--no-verify', '-m', message);
    await git(folder, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  } finally {
    await git(root, 'worktree', 'remove', '--force', folder).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
