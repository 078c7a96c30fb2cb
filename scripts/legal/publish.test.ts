import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { legalIds } from '#src/routes.ts';
import { complete, copyOfDocuments, propose } from '#tests/support/new-version.ts';
import { compareSnapshots } from './guard/compare-snapshots.ts';
import { lintDocuments } from './lint/lint-documents.ts';
import { writtenFinding } from './read/findings.ts';
import { legalDocuments, readLegalFiles } from './read/read-documents.ts';
import { snapshotOf } from './read/snapshot.ts';
import { addDays, today } from './read/today.ts';
import { entriesOf, recordOf } from './read/version-record.ts';

it.each([
  ['at once', today()],
  ['for a day to come', addDays(today(), 30)],
])('a new version of every document is published %s (F-L1)', async (_when, day) => {
  const root = await copyOfDocuments();
  const before = await snapshotOf(root);
  for (const id of legalIds) await propose(root, id, day);
  expect((await complete(root, before)).match(/This sentence is new\./g)).toHaveLength(legalIds.length);
  const after = await snapshotOf(root);
  const verdicts = compareSnapshots({ before, after, today: today(), feesKnownSince: today() });
  expect(verdicts.flatMap(({ findings }) => findings.map(writtenFinding))).toEqual([]);
  const read = await readLegalFiles(root);
  const points = (await lintDocuments(read)).flatMap((report) => report.points);
  expect(points.flatMap(({ findings }) => findings.map(writtenFinding))).toEqual([]);
  expect(await readFile(join(root, 'content/legal/versions.json'), 'utf8')).toBe(
    recordOf(entriesOf(after.documents, before.record)),
  );

  const eve = legalDocuments(read, undefined, addDays(day, -1));
  expect(eve.map(({ id, current }) => [id, current.textHash])).toEqual(
    before.documents.map(({ id, current }) => [id, current.textHash]),
  );
  for (const { upcoming } of eve)
    expect(upcoming.map(({ frontMatter }) => frontMatter.effectiveDate)).toEqual([day]);
  for (const { current, upcoming } of legalDocuments(read, undefined, day)) {
    expect(current.plainText).toContain('This sentence is new.');
    expect(upcoming).toEqual([]);
  }
});
