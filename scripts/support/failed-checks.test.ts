import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { keepFailure, readFailure } from './failed-checks.ts';

it('keeps the findings of failed checks, for the command that serves the site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await keepFailure(folder, () => Promise.resolve());
  expect(await readFailure(folder)).toBeUndefined();
  const failing = keepFailure(folder, () => Promise.reject(new Error('The site has 1 problem(s)')));
  await expect(failing).rejects.toThrow('1 problem');
  expect(await readFailure(folder)).toBe('The site has 1 problem(s)');
});
