import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';

import { compressFolder } from './compress.ts';

const LONG = 'a sentence that repeats. '.repeat(100);

async function compressed(files: Readonly<Record<string, string>>, cache?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  await compressFolder(folder, cache);
  return folder;
}

it('writes both forms of every long text', async () => {
  const folder = await compressed({ 'about.html': LONG, 'about.md': LONG, 'assets/a.js': LONG });
  expect((await readdir(folder)).toSorted()).toEqual([
    'about.html',
    'about.html.br',
    'about.html.gz',
    'about.md',
    'about.md.br',
    'about.md.gz',
    'assets',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(LONG);
});

it('leaves short texts, pictures and files for the host as they are', async () => {
  const files = { _headers: LONG, _redirects: LONG, 'hero.avif': LONG, 'robots.txt': 'User-agent: *' };
  const folder = await compressed(files);
  expect((await readdir(folder)).toSorted()).toEqual([...Object.keys(files), 'assets'].toSorted());
});

it('makes a damaged copy of the cache anew', async () => {
  // Without the copies of other builds and versions of Node.
  const cache = await mkdtemp(join(tmpdir(), 'compressed-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const whole = await readFile(join(await compressed({ 'a.css': LONG }, cache), 'a.css.br'));
  const copies = await readdir(cache);
  expect(copies).toHaveLength(2);
  for (const name of copies) await writeFile(join(cache, name), whole.subarray(3));
  expect(await readFile(join(await compressed({ 'a.css': LONG }, cache), 'a.css.br'))).toEqual(whole);
});
