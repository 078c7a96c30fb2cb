import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { git } from '#scripts/support/git.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { routes } from '#src/routes.ts';
import { findRedirectProblems } from './former-addresses.ts';

const FILES = ['src/pages.ts', 'content/site.ts', 'content/redirects.ts', 'package.json'];
let root: string;

/** A published site that has the page /story in place of the page `about`. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'addresses-'));
  const read = FILES.map(async (file) => [file, await readFile(join(paths.root, file), 'utf8')] as const);
  const files = Object.fromEntries(await Promise.all(read));
  const published = files['src/pages.ts']?.replace(`path: '${routes.about}'`, "path: '/story'") ?? '';
  await writeFiles(root, { ...files, 'src/pages.ts': published });
  await git(root, 'init', '--quiet', '--initial-branch', 'main');
  await git(root, 'add', '.');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@brand.example', '-c', 'commit.gpgsign=false'];
  await git(root, ...author, 'commit', '--quiet', '--message', 'Publish');
  await writeFiles(root, files);
});
afterAll(() => rm(root, { recursive: true }));

const problems = (former: readonly string[]) =>
  findRedirectProblems(
    root,
    former.map((from) => ({ from })),
  );

it('the former path of a page needs a redirect, and the finding gives its line', async () => {
  const line = /\{ from: '\/story', to: 'about', since: '[\d-]+' \},$/;
  const [found, ...others] = await problems([]);
  expect([found?.file, others]).toEqual(['src/pages.ts', []]);
  expect(found?.message).toMatch(line);
  expect(await problems(['/story'])).toEqual([]);
});

it('a redirect from a page that exists is named by its line', async () => {
  const file = 'content/redirects.ts';
  const redirects = await readFile(join(root, file), 'utf8');
  await writeFile(join(root, file), `\n\n// '/faq'\n${redirects}`);
  expect(await problems(['/story', '/faq'])).toMatchObject([{ file, line: 3 }]);
});
