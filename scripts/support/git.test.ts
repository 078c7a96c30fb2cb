import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { git } from './git.ts';

const folderOf = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'git-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await git(folder, 'init', '--quiet');
  return folder;
};

it('git is called for its folder with the same settings, whatever those of the person are', async () => {
  const [folder, other] = [await folderOf(), await folderOf()];
  onTestFinished(() => void vi.unstubAllEnvs());
  // As git sets them in a hook of a worktree.
  for (const [name, path] of Object.entries({
    GIT_DIR: '.git',
    GIT_WORK_TREE: '',
    GIT_INDEX_FILE: '.git/index',
  }))
    vi.stubEnv(name, join(other, path));
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
  const settings = join(other, '.git/person');
  await writeFile(
    settings,
    `[user]
      name = A person
      email = person@brand.example
      signingKey = 0
    [commit]
      gpgSign = true
    [tag]
      gpgSign = true
    [log]
      showSignature = true
    [status]
      showUntrackedFiles = no
    [core]
      hooksPath = ${join(other, '.git/hooks')}
      autocrlf = true
    [alias]
      language = !printenv LC_ALL`,
  );
  await writeFile(join(other, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
  await writeFile(join(folder, 'text.txt'), 'A text\n');
  expect(await git(folder, 'status', '--porcelain')).toBe('?? text.txt\n');
  await git(folder, 'add', 'text.txt');
  await git(folder, 'commit', '--quiet', '--message', 'A change');
  await git(folder, 'tag', 'published');
  expect(await git(folder, 'log', '--format=%s %D')).toMatch(/^A change HEAD -> \w+, tag: published\n$/);
  expect(await git(folder, 'config', 'log.showSignature')).toBe('false\n');
  expect(await git(folder, 'archive', '--format=tar', 'HEAD')).toContain('A text\n');
  expect(await git(folder, 'language')).toBe('C\n');
  expect(await git(other, 'tag')).toBe('');
  expect(await readdir(other)).toEqual(['.git']);
});
