import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { git } from '../../scripts/support/git.ts';

const WHO = ['-c', 'user.name=Legal check', '-c', 'user.email=legal-check@users.noreply.github.com'];

/**
 * Commits files to the end of a branch of the origin, wherever this checkout is: a check looks at a proposal as
 * it will be once it is merged, which is no branch.
 * @param write writes into a checkout of the branch and returns the files
 */
export async function addToBranch(
  root: string,
  branch: string,
  message: string,
  write: (folder: string) => Promise<readonly string[]>,
): Promise<void> {
  await git(root, 'fetch', '--quiet', 'origin', branch);
  const folder = await mkdtemp(join(tmpdir(), 'branch-'));
  try {
    await git(root, 'worktree', 'add', '--quiet', '--detach', folder, 'FETCH_HEAD');
    await git(folder, 'add', '--', ...(await write(folder)));
    // Another run may have added the same.
    if (!(await git(folder, 'status', '--porcelain'))) return;
    await git(folder, ...WHO, 'commit', '--quiet', '--no-verify', '-m', message);
    await git(folder, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  } finally {
    await git(root, 'worktree', 'remove', '--force', folder).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
