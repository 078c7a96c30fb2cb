import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { compressFolder } from './compress.ts';

const LONG = 'a sentence that repeats. '.repeat(100);

it('compression writes both forms of every long text, and leaves pictures, short texts and files for the host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const texts = ['about.html', 'about.md', 'assets/a.js'];
  const others = ['_headers', '_redirects', 'hero.avif'];
  await writeFiles(folder, Object.fromEntries([...texts, ...others].map((file) => [file, LONG])));
  await writeFiles(folder, { 'robots.txt': 'User-agent: *' });
  await compressFolder(folder);
  const packed = texts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  expect(await listFiles(folder)).toEqual([...packed, ...others, 'robots.txt'].toSorted());
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(LONG);
});
