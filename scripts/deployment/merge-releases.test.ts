import { access, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { writeFiles } from '#scripts/support/write-files.ts';
import { mergeReleases } from './merge-releases.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterAll(() => rm(root, { recursive: true }));

/** A release with one script that no other release has, and one font that all have. */
async function makeRelease(name: string, folder = join(root, name)): Promise<string> {
  const files = {
    'index.html': `<script src="/assets/entry-${name}.js"></script>`,
    [`assets/entry-${name}.js`]: name,
    'fonts/serif-1.woff2': 'font',
  };
  await writeFiles(folder, files);
  return folder;
}

const has = (folder: string, file: string) =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  );

it('a merge keeps the scripts of recent releases and drops older ones', async () => {
  const names = ['one', 'two', 'three', 'four'];
  const [one = '', two = '', three = '', four = ''] = await Promise.all(
    names.map((name) => makeRelease(name)),
  );
  expect(await mergeReleases(one, two, 3)).toEqual({ kept: 1, dropped: 0 });
  expect(await mergeReleases(two, three, 3)).toEqual({ kept: 2, dropped: 0 });
  expect(await mergeReleases(three, four, 3)).toEqual({ kept: 2, dropped: 1 });
  const found = await Promise.all(names.map((name) => has(four, `assets/entry-${name}.js`)));
  expect(found).toEqual([false, true, true, true]);
  expect(await readFile(join(four, 'index.html'), 'utf8')).toContain('entry-four.js');
});

it('a merge counts equal releases once, beside each other or not', async () => {
  const other = await makeRelease('other');
  let last = other;
  for (const night of ['monday', 'tuesday', 'wednesday', 'thursday']) {
    const next = await makeRelease('equal', join(root, night));
    expect(await mergeReleases(last, next, 2)).toEqual({ kept: 1, dropped: 0 });
    last = next;
  }
  expect(await has(last, 'assets/entry-other.js')).toBe(true);
  const again = await makeRelease('other', join(root, 'again'));
  expect(await mergeReleases(last, again, 2)).toEqual({ kept: 1, dropped: 0 });
  expect(await has(again, 'assets/entry-equal.js')).toBe(true);
});

it('a merge of the same release has the same result twice', async () => {
  const [old, now] = [await makeRelease('old'), await makeRelease('now')];
  await mergeReleases(old, now, 2);
  expect(await mergeReleases(old, now, 2)).toEqual({ kept: 1, dropped: 0 });
  expect(await has(now, 'assets/entry-old.js')).toBe(true);
});

const contentsOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.toSorted().map(async (file) => [file, await readFile(file, 'utf8')]));
};

it.each([
  ['that is missing', (folder: string) => join(folder, 'missing')],
  ['of a file', (folder: string) => join(folder, 'last/index.html')],
  ['that is empty', (folder: string) => join(folder, 'empty')],
  ['above a release', (folder: string) => folder],
  ['inside a release', (folder: string) => join(folder, 'last/assets')],
  ['of pages without assets', (folder: string) => join(folder, 'pages')],
  ['with a broken list of releases', (folder: string) => join(folder, 'broken')],
  ['that is the other one', (folder: string) => `${folder}/now/../now/`],
  ['that links to the other one', (folder: string) => join(folder, 'link')],
])('a merge refuses a folder %s, and writes nothing', async (_case, wrongIn) => {
  const folder = await mkdtemp(join(root, 'wrong-'));
  for (const name of ['last', 'now', 'broken']) await makeRelease(name, join(folder, name));
  await writeFile(join(folder, 'broken/releases.json'), '{"not":"a list"}');
  await mkdir(join(folder, 'empty'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/index.html'), 'page');
  await symlink(join(folder, 'now'), join(folder, 'link'));
  const before = await contentsOf(folder);
  const now = join(folder, 'now');
  await expect(mergeReleases(wrongIn(folder), now, 4)).rejects.toThrow(/release|one folder/);
  await expect(mergeReleases(now, wrongIn(folder), 4)).rejects.toThrow(/release|one folder/);
  expect(await contentsOf(folder)).toEqual(before);
});
