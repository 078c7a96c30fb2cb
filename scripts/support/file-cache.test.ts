import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { cachedFile, cacheKey, drawOnce, dropOldEntries, type Folders, versionsBelow } from './file-cache.ts';

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

it.each<readonly [when: string, key: string, spoil: (record: string) => Promise<unknown>]>([
  ['the drawing has changed', 'other key', () => Promise.resolve()],
  ['a cached file is gone', 'key', () => rm(join(folders.cacheDir, 'a.svg'))],
  ['its record is cut off', 'key', (record) => writeFile(record, '{"file":')],
  ['a cached file is empty', 'key', () => writeFile(join(folders.cacheDir, 'a.svg'), '')],
  ['a cached file is cut off', 'key', () => writeFile(join(folders.cacheDir, 'a.svg'), '<sv')],
  ['its record is of another form', 'key', (record) => writeFile(record, '{"name":"a.svg"}')],
])('draws again when %s, and leaves no unfinished file behind', async (_when, key, spoil) => {
  await drawOnce(folders, 'key', schema, draw);
  await spoil(join(folders.cacheDir, 'key.json'));
  await drawOnce(folders, key, schema, draw);
  expect(draw).toHaveBeenCalledTimes(2);
  const names = [...(await readdir(folders.outDir)), ...(await readdir(folders.cacheDir))];
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it.each(['', 'cut', undefined])('makes a cached file again that is "%s"', async (spoiled) => {
  const file = join(root, 'cache/file');
  const make = vi.fn(() => Promise.resolve(Buffer.from('content')));
  await cachedFile(file, make);
  expect(String(await cachedFile(file, make))).toBe('content');
  expect(make).toHaveBeenCalledTimes(1);
  await (spoiled === undefined ? rm(file) : writeFile(file, spoiled));
  expect(String(await cachedFile(file, make))).toBe('content');
  expect(make).toHaveBeenCalledTimes(2);
});

it('drops entries that no build has used for 30 days', async () => {
  const make = () => Promise.resolve(Buffer.from('content'));
  const [old, used] = [join(root, 'cache/old'), join(root, 'cache/used')];
  for (const file of [old, used]) await cachedFile(file, make);
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const file of [old, used]) await utimes(file, before, before);
  await cachedFile(used, make);
  await dropOldEntries();
  expect(await readdir(join(root, 'cache'))).toEqual(['used']);
});

it('knows the versions of a package and of all below it', () => {
  const found = [...versionsBelow(['subset-font'])].map((entry) => entry.split(' ')[0]);
  expect(found).toEqual(expect.arrayContaining(['subset-font', 'harfbuzzjs', 'fontverter', 'wawoff2']));
  expect(() => versionsBelow(['no-such-package'])).toThrow('no-such-package is not installed: run npm ci');
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
