import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { writtenFinding } from '#scripts/legal/support/findings.ts';
import { madeUpDocuments } from '#scripts/legal/support/made-up-documents.ts';
import { writeRedline } from '#scripts/legal/redline/write-redline.ts';
import { feesKnownSince } from './fees-known-since.ts';
import { commitOf, git } from './git.ts';
import { guardAgainst } from './guard-against.ts';
import { snapshotOf } from './snapshot.ts';

const TERMS = 'content/legal/terms.mdx';
const FACTS = 'content/facts.ts';
const TODAY = '2026-11-21';

/** A repository of short documents with one commit, tagged `published`. */
async function repository() {
  const root = await madeUpDocuments();
  for (const file of [FACTS, 'content/site.ts']) await cp(join(paths.root, file), join(root, file));
  await git(root, 'init', '-q');
  const commit = async (day: string) => {
    await git(root, 'add', '-A');
    const who = ['-c', 'user.name=Legal', '-c', 'user.email=legal@qanat.example'];
    await git(root, ...who, 'commit', '-q', '-m', 'Change', `--date=${day}T12:00:00Z`);
  };
  await commit('2026-02-02');
  await git(root, 'tag', 'published');
  const edit = async (file: string, from: string, to: string) =>
    writeFile(
      join(root, file),
      (await readFile(join(root, file), 'utf8')).replace(from, () => to),
    );
  return { root, commit, edit };
}

it('compares a folder with a commit, and writes the redline and the version to be kept', async () => {
  const { root, edit } = await repository();
  await edit(TERMS, 'A delay is', 'A delay of days is');
  await edit(FACTS, "'$12,000'", "'$13,000'");
  const { verdicts } = await guardAgainst(root, 'published', TODAY);
  const findings = verdicts.flatMap((verdict) => verdict.findings.map(writtenFinding));
  expect(findings).toContainEqual(expect.stringMatching(/terms\.mdx:4 version is 1\.2/));
  expect(findings).toContainEqual(expect.stringMatching(/facts\.ts:\d+ priceBusiness was “\$12,000”/));

  const out = join(root, 'out');
  const { titles, files } = await writeRedline(root, 'published', out);
  expect(titles).toEqual(['Terms of Service']);
  const [html = '', markdown = '', kept = ''] = await Promise.all(
    files.map((file) => readFile(file, 'utf8')),
  );
  expect(html).toContain('A delay <ins>of days </ins>is no waiver.');
  expect(markdown).toContain('A delay **of days** is no waiver.');
  expect(markdown).toContain('From version 1.2 of 2 February 2026');
  expect(files[2]).toBe(join(out, 'content/legal/versions/terms/2026-02-02.mdx'));
  expect(kept).toContain('| Business | $12,000');
});

it('dates a fee by the commit that last changed it', async () => {
  const { root, commit, edit } = await repository();
  const published = await commitOf(root, 'published');
  const known = async () => feesKnownSince(root, published, await snapshotOf(root), TODAY);
  await edit(FACTS, "'$12,000'", "'$13,000'");
  expect(await known()).toBe(TODAY);
  await commit('2026-11-16');
  await edit(TERMS, 'A delay', 'Any delay');
  await commit('2026-11-19');
  expect(await known()).toBe('2026-11-16');
});

it('says what to do about a ref that git does not know', async () => {
  await expect(guardAgainst(paths.root, 'nowhere', TODAY)).rejects.toThrow(
    /git knows no nowhere: name a branch/,
  );
});
