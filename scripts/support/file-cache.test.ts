import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { cachedFile, drawOnce, dropOldEntries, type Folders } from './file-cache.ts';

const schema = z.strictObject({ file: z.string() });
const draw = vi.fn(() =>
  Promise.resolve({ entry: { file: 'a.svg' }, files: new Map([['a.svg', '<svg/>']]) }),
);

let root: string;
let folders: Folders;

beforeEach(async () => {
  draw.mockClear();
  root = await mkdtemp(join(tmpdir(), 'cache-'));
  folders = { outDir: join(root, 'out'), cacheDir: join(root, 'cache') };
  await mkdir(folders.outDir);
});

afterEach(() => rm(root, { recursive: true }));

it('a file of the cache is drawn once, and copied for the next build', async () => {
  await drawOnce(folders, 'key', schema, draw);
  await rm(join(folders.outDir, 'a.svg'));
  expect(await drawOnce(folders, 'key', schema, draw)).toEqual({ file: 'a.svg' });
  expect(await readFile(join(folders.outDir, 'a.svg'), 'utf8')).toBe('<svg/>');
  expect(draw).toHaveBeenCalledTimes(1);
});

it('a file of the cache is drawn again when the drawing has changed, or the file is cut off', async () => {
  await drawOnce(folders, 'key', schema, draw);
  await drawOnce(folders, 'other key', schema, draw);
  expect(draw).toHaveBeenCalledTimes(2);
  for (const name of await readdir(folders.cacheDir)) {
    const file = join(folders.cacheDir, name);
    await writeFile(file, (await readFile(file)).subarray(0, 70));
  }
  expect(await drawOnce(folders, 'key', schema, draw)).toEqual({ file: 'a.svg' });
  expect(draw).toHaveBeenCalledTimes(3);
});

it('the cache drops entries that no build has used for 30 days', async () => {
  const make = () => Promise.resolve(Buffer.from('content'));
  const [old, used] = [join(root, 'cache/old'), join(root, 'cache/used')];
  for (const file of [old, used]) await cachedFile(file, make);
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const file of [old, used]) await utimes(file, before, before);
  await cachedFile(used, make);
  await dropOldEntries();
  expect(await readdir(join(root, 'cache'))).toEqual(['used']);
});
