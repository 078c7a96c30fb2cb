import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { buildAlone } from './build-lock.ts';

it('the lock refuses a second build until the first has ended, failed or was killed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lock-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const file = join(root, '.cache/build.lock');
  const build = (run = () => Promise.resolve('built')) => buildAlone(root, file, run);
  expect(await build()).toBe('built');
  await expect(build(() => Promise.reject(new Error('No font')))).rejects.toThrow('No font');
  expect(existsSync(file)).toBe(false);
  await writeFile(file, String(process.ppid));
  await expect(build()).rejects.toThrow(
    `Process ${process.ppid} builds in this folder: wait until it has ended, or remove .cache/build.lock if it is no build`,
  );
  await writeFile(file, String(spawnSync(process.execPath, ['--version']).pid));
  expect(await build()).toBe('built');
});
