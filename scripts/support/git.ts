import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Asks git in a folder. @throws Error with the message of git */
export async function git(root: string, ...command: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...command], { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** The commit that a branch, tag or hash names. @throws Error in plain words when there is none */
export async function commitOf(root: string, ref: string): Promise<string> {
  const answer = await git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => '');
  if (answer) return answer.trim();
  throw new Error(
    `git knows no ${ref}: name a branch, a tag or a commit. A checkout of one commit alone needs its history (fetch depth 0)`,
  );
}

/**
 * The commit that is published, as far as a checkout knows: where it parted from the main branch, or the one
 * that it is based on. `undefined` where there is no history.
 */
export async function publishedCommit(root: string): Promise<string | undefined> {
  for (const command of [
    ...['origin/HEAD', 'origin/main', 'main'].map((branch) => ['merge-base', 'HEAD', branch]),
    ['rev-parse', '--verify', 'HEAD'],
  ]) {
    const commit = (await git(root, ...command).catch(() => '')).trim();
    if (commit) return commit;
  }
  return undefined;
}
