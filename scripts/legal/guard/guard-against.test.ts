import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { legalLabels } from '#content/legal-labels.ts';
import { paths } from '#scripts/support/paths.ts';
import { writtenFinding } from '#scripts/legal/read/findings.ts';
import { madeUpDocuments } from '#tests/support/made-up-documents.ts';
import { redlineFiles } from '#scripts/legal/compare/redline-files.ts';
import { feesKnownSince } from './fees.ts';
import { commitOf, git } from '#scripts/legal/read/git.ts';
import { guardAgainst } from './guard-against.ts';
import { entriesOf, RECORD, recordOf } from '#scripts/legal/read/version-record.ts';
import { snapshotAt, snapshotOf } from '#scripts/legal/read/snapshot.ts';

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

it('lets a document say what it likes that no earlier commit has', async () => {
  const { root, commit } = await repository();
  const file = join(root, 'content/legal/cookies.mdx');
  const text = await readFile(file, 'utf8');
  await rm(file);
  await commit('2026-02-03');
  await writeFile(file, text);
  const { verdicts } = await guardAgainst(root, 'HEAD', TODAY);
  const told = verdicts.map(({ document, hasChanged, findings }) => [document.id, hasChanged, findings]);
  expect(told).toContainEqual(['cookies', true, []]);
  expect(told).toContainEqual(['terms', false, []]);
  const redline = redlineFiles(await snapshotAt(root, 'HEAD'), await snapshotOf(root), 'HEAD');
  expect(redline.titles).not.toContain('Terms of Service');
});

it('compares a folder with a commit, and writes the redline and the version to be kept', async () => {
  const { root, edit } = await repository();
  await edit(TERMS, 'A delay is', 'A delay of days is');
  await edit(FACTS, "'$12,000'", "'$13,000'");
  const { verdicts } = await guardAgainst(root, 'published', TODAY);
  const findings = verdicts.flatMap((verdict) => verdict.findings.map(writtenFinding));
  expect(findings).toContainEqual(expect.stringMatching(/terms\.mdx:4 version is 1\.2/));
  expect(findings).toContainEqual(expect.stringMatching(/facts\.ts:\d+ priceBusiness was “\$12,000”/));

  const before = await snapshotAt(root, await commitOf(root, 'published'));
  const { titles, files } = redlineFiles(before, await snapshotOf(root), 'published');
  expect(titles).toEqual(['Terms of Service']);
  const [html = '', markdown = '', kept = ''] = Object.values(files);
  const { addedStart, end } = legalLabels.redline;
  expect(html).toContain(
    `A delay <ins><span>${addedStart}</span>of days <span>${end}</span></ins>is no waiver.`,
  );
  expect(markdown).toContain('A delay **of days** is no waiver.');
  expect(markdown).toContain('From version 1.2 of 2 February 2026');
  expect(Object.keys(files)[2]).toBe('content/legal/versions/terms/2026-02-02.mdx');
  expect(kept).toContain('| Business | $12,000');
});

it('lets the record of versions grow, and nothing of it change', async () => {
  const { root, commit, edit } = await repository();
  const record = join(root, RECORD);
  const told = async () => (await guardAgainst(root, 'HEAD', TODAY)).record.map(writtenFinding);
  const write = async () => writeFile(record, recordOf(entriesOf((await snapshotOf(root)).documents)));
  await write();
  expect(await told()).toEqual([]);
  await commit('2026-02-03');
  await edit(TERMS, 'A delay is', 'A delay of days is');
  expect(await told()).toEqual([
    expect.stringMatching(
      /versions\.json:\d+ does not hold terms 1\.2 as it is: npm run legal -- --record writes it/,
    ),
  ]);
  await write();
  expect(await told()).toEqual([
    expect.stringMatching(/versions\.json:\d+ no longer says what it said of terms 1\.2: restore that line/),
  ]);
  await writeFile(record, '[{}]');
  await expect(told()).rejects.toThrow(/versions\.json:1 is not as the tool wrote it/);
  await rm(record);
  expect(await told()).toEqual([expect.stringMatching(/versions\.json:1 is missing: restore it/)]);
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
