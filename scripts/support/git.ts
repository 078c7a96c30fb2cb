import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Git cannot be asked, or knows only a part of the history: nothing may be concluded from its silence. */
class GitUnusable extends Error {}

/** Settings of a person that change what a command does or prints. */
const SETTINGS = [
  ...['commit.gpgSign=false', 'tag.gpgSign=false', 'push.gpgSign=false', 'log.showSignature=false'],
  ...['status.showUntrackedFiles=normal', 'core.hooksPath=/dev/null', 'core.autocrlf=false'],
].flatMap((setting) => ['-c', setting]);

let localVariables: Promise<readonly string[]> | undefined;

/** The environment for git: English messages, and no variable that names another repository, as git sets in hooks. */
export async function gitEnvironment(): Promise<NodeJS.ProcessEnv> {
  localVariables ??= run('git', ['rev-parse', '--local-env-vars']).then(({ stdout }) => stdout.split('\n'));
  const dropped = new Set(await localVariables);
  const kept = Object.entries(process.env).filter(([name]) => !dropped.has(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/**
 * Every call of git, with fixed settings.
 * @throws GitUnusable in plain words; Error with the message of git when a command fails
 */
export async function git(root: string, ...command: string[]): Promise<string> {
  try {
    const options = { env: await gitEnvironment(), maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await run('git', ['-C', root, ...SETTINGS, ...command], options);
    return stdout;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/ENOENT/.test(reason))
      throw new GitUnusable('git is not installed, and it knows what was published: install it', {
        cause: error,
      });
    if (/dubious ownership/.test(reason))
      throw new GitUnusable(
        `git does not read ${root}, which belongs to another user: run git config --global --add safe.directory '${root}'`,
        { cause: error },
      );
    throw error;
  }
}

/** The answer of git; empty when it has none. @throws GitUnusable */
export const gitAnswer = async (root: string, ...command: string[]): Promise<string> =>
  (
    await git(root, ...command).catch((error: unknown) => {
      if (error instanceof GitUnusable) throw error;
      return '';
    })
  ).trim();

/** The commit that a branch, tag or hash names. @throws Error in plain words when there is none */
export async function commitOf(root: string, ref: string): Promise<string> {
  const answer = await gitAnswer(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (answer) return answer;
  throw new Error(
    `git knows no ${ref}: name a branch, a tag or a commit. A checkout of one commit alone needs its history (fetch depth 0)`,
  );
}

/** @throws GitUnusable when a checkout has only a part of the history */
async function assertWhole(root: string): Promise<void> {
  if ((await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true')
    throw new GitUnusable(
      'This checkout has only a part of the history, so what was published is unknown: run git fetch --unshallow, or write fetch-depth: 0 for the checkout of a workflow',
    );
}

/**
 * Where a checkout parted from a branch, tag or commit.
 * @throws Error in plain words when there is none of that name; GitUnusable when the history is not all there
 */
export async function baseOf(root: string, ref: string): Promise<string> {
  const commit = await commitOf(root, ref);
  await assertWhole(root);
  return (await gitAnswer(root, 'merge-base', 'HEAD', commit)) || commit;
}

/**
 * The commit that is published, as far as a checkout knows: where it parted from the main branch, or the one
 * that it is based on. `undefined` where there is no repository.
 * @throws GitUnusable when git cannot be asked, or has only a part of the history
 */
export async function publishedCommit(root: string): Promise<string | undefined> {
  if (!isInRepository(root)) return undefined;
  await assertWhole(root);
  for (const command of [
    ...['origin/HEAD', 'origin/main', 'main'].map((branch) => ['merge-base', 'HEAD', branch]),
    ['rev-parse', '--verify', 'HEAD'],
  ]) {
    const commit = await gitAnswer(root, ...command);
    if (commit) return commit;
  }
  return undefined;
}

const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)));

/** Files of a commit in a folder of their own, for as long as they are used. */
export async function filesAt<Result>(
  root: string,
  commit: string,
  files: readonly string[],
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'commit-'));
  const archive = join(folder, 'files.tar');
  try {
    await git(root, 'archive', '--output', archive, commit, ...files);
    await run('tar', ['-xf', archive, '-C', folder]);
    return await read(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
