import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { cacheKey, drawOnce, type Folders } from './file-cache.ts';

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

it('draws once, and copies for the next build', async () => {
  await drawOnce(folders, 'key', schema, draw);
  await rm(join(folders.outDir, 'a.svg'));
  expect(await drawOnce(folders, 'key', schema, draw)).toEqual({ file: 'a.svg' });
  expect(await readFile(join(folders.outDir, 'a.svg'), 'utf8')).toBe('<svg/>');
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws again when the drawing has changed', async () => {
  await drawOnce(folders, 'key', schema, draw);
  await drawOnce(folders, 'other key', schema, draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('draws again when a cached file is gone', async () => {
  await drawOnce(folders, 'key', schema, draw);
  await rm(join(folders.cacheDir, 'a.svg'));
  await drawOnce(folders, 'key', schema, draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it.each(['', '{"file":', '{"name":"a.svg"}'])('draws again when its record is %j', async (content) => {
  await drawOnce(folders, 'key', schema, draw);
  const record = (await readdir(folders.cacheDir)).find((name) => name.endsWith('.json')) ?? '';
  await writeFile(join(folders.cacheDir, record), content);
  await drawOnce(folders, 'key', schema, draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('leaves no unfinished file behind', async () => {
  await drawOnce(folders, 'key', schema, draw);
  const names = [...(await readdir(folders.outDir)), ...(await readdir(folders.cacheDir))];
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('gives another key when code, a package, an option or a source differs', async () => {
  const [code, otherCode] = ['a.ts', 'b.ts'].map((name) => join(root, name));
  if (!code || !otherCode) throw new Error('There are two modules');
  await writeFile(code, 'one');
  await writeFile(otherCode, 'two');
  const keyOf = (module = code, packages = ['sharp'], quality = 1, bytes = 'source') =>
    cacheKey({ modules: [module], packages }, { quality }, Buffer.from(bytes));
  const keys = [
    keyOf(),
    keyOf(otherCode),
    keyOf(code, ['satori']),
    keyOf(code, ['sharp'], 2),
    keyOf(code, ['sharp'], 1, 'other'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf()).toBe(keys[0]);
  await writeFile(code, 'edited');
  expect(keys).not.toContain(keyOf());
});
