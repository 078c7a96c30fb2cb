import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { mergeReleases } from './merge-releases.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterAll(() => rm(root, { recursive: true }));

/** A release whose script has a hash of its own, and one font that never changes. */
async function makeRelease(name: string): Promise<string> {
  const folder = join(root, name);
  const files = {
    'index.html': `<script src="/assets/entry-${name}.js"></script>`,
    [`assets/entry-${name}.js`]: name,
    'fonts/serif-1.woff2': 'font',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

const has = (folder: string, file: string) =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  );

it('keeps the scripts of recent releases and drops older ones', async () => {
  const [one, two, three, four] = [
    await makeRelease('one'),
    await makeRelease('two'),
    await makeRelease('three'),
    await makeRelease('four'),
  ];
  expect(await mergeReleases(one, two, 3)).toEqual({ kept: 1, dropped: 0 });
  expect(await mergeReleases(two, three, 3)).toEqual({ kept: 2, dropped: 0 });
  expect(await mergeReleases(three, four, 3)).toEqual({ kept: 2, dropped: 1 });
  const names = ['one', 'two', 'three', 'four'];
  const found = await Promise.all(names.map((name) => has(four, `assets/entry-${name}.js`)));
  expect(found).toEqual([false, true, true, true]);
  expect(await readFile(join(four, 'index.html'), 'utf8')).toContain('entry-four.js');
});

it('merges the same release twice with the same result', async () => {
  const [old, now] = [await makeRelease('old'), await makeRelease('now')];
  await mergeReleases(old, now, 2);
  expect(await mergeReleases(old, now, 2)).toEqual({ kept: 1, dropped: 0 });
  expect(await has(now, 'assets/entry-old.js')).toBe(true);
});
