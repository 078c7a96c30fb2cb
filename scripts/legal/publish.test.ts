import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { type LegalId, legalIds } from '#src/routes.ts';
import { redlineFiles } from './compare/redline-files.ts';
import { compareSnapshots } from './guard/compare-snapshots.ts';
import { lintDocuments } from './lint/lint-documents.ts';
import { writtenFinding } from './read/findings.ts';
import { legalDocuments, readLegalFiles } from './read/read-documents.ts';
import { snapshotOf } from './read/snapshot.ts';
import { addDays, today } from './read/today.ts';
import { nextVersion } from './read/version-number.ts';
import { entriesOf, recordOf } from './read/version-record.ts';

/** A copy of the documents as they are, all of them in force: what is a sample may change at will. */
async function copyOfDocuments(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'publish-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(join(paths.root, 'content'), join(root, 'content'), { recursive: true });
  for (const { file, source } of (await readLegalFiles(root)).flat())
    await writeFile(join(root, file), source.replace('sample: true\n', ''));
  return root;
}

/** What a lawyer does to publish a new version, by the steps of content/README.md. */
async function propose(root: string, id: LegalId, day: string): Promise<void> {
  const file = join(root, `content/legal/${id}.mdx`);
  const text = (await readFile(file, 'utf8'))
    .replace(/^version: '(.+)'$/m, (_line, version: string) => `version: ${nextVersion(version)}`)
    .replace(/^effectiveDate: .+$/m, `effectiveDate: '${day}'`)
    .replace(/^changes:\n(?: {2}- .+\n)+/m, "changes:\n  - 'About this text: says that a sentence is new.'\n")
    .replace(/^(### .+\n\n)/m, '$1This sentence is new.\n\n');
  await writeFile(file, text);
}

const cases = legalIds.flatMap((id) => [
  { id, when: 'at once', day: today() },
  { id, when: 'for a day to come', day: addDays(today(), 30) },
]);

it.each(cases)('a new version of $id is published $when (F-L1)', async ({ id, day }) => {
  const [published, root] = [await copyOfDocuments(), await copyOfDocuments()];
  await propose(root, id, day);
  const before = await snapshotOf(published);
  const { versions, files } = redlineFiles(before, await snapshotOf(root), 'main');
  expect(versions).toHaveLength(1);
  expect(files['redline.md']).toContain('This sentence is new.');
  // What the redline hands over is added to the proposal as it is.
  for (const [name, text] of Object.entries(files).filter(([path]) => path.startsWith('content/'))) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const after = await snapshotOf(root);
  const verdicts = compareSnapshots({ before, after, today: today(), feesKnownSince: today() });
  expect(verdicts.flatMap(({ findings }) => findings.map(writtenFinding))).toEqual([]);
  const read = await readLegalFiles(root);
  const points = (await lintDocuments(read)).flatMap((report) => report.points);
  expect(points.flatMap(({ findings }) => findings.map(writtenFinding))).toEqual([]);
  expect(await readFile(join(root, 'content/legal/versions.json'), 'utf8')).toBe(
    recordOf(entriesOf(after.documents, before.record)),
  );

  const shownOn = (date: string) => legalDocuments(read, undefined, date).find((one) => one.id === id);
  const old = before.documents.find((one) => one.id === id)?.current;
  expect(shownOn(addDays(day, -1))?.current.textHash).toBe(old?.textHash);
  expect(shownOn(addDays(day, -1))?.upcoming.map(({ frontMatter }) => frontMatter.effectiveDate)).toEqual([
    day,
  ]);
  expect(shownOn(day)?.current.plainText).toContain('This sentence is new.');
  expect(shownOn(day)?.upcoming).toEqual([]);
});
