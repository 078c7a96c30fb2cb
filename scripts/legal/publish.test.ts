import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { legalIds } from '#src/routes.ts';
import { complete, copyOfDocuments, propose } from '#tests/support/legal/new-version.ts';
import { guardVersions } from './guard/guard-versions.ts';
import { ofGrade } from './diagnostic.ts';
import { lintDocuments } from './lint/lint-documents.ts';
import { formatDiagnostic } from '#scripts/support/diagnostics.ts';
import { legalDocuments, readLegalFiles } from './read/read-documents.ts';
import { snapshotOf } from './read/snapshot.ts';
import { addDays, today } from '#src/lib/day/today.ts';
import { entriesOf, recordOf } from './read/version-record.ts';

const cases = legalIds.flatMap((id) => [
  { id, when: 'at once', day: today() },
  { id, when: 'for a day to come', day: addDays(today(), 30) },
]);

it.each(cases)('a new version of $id is published $when (F-L1)', async ({ id, day }) => {
  const root = await copyOfDocuments();
  const before = await snapshotOf(root);
  await propose(root, id, day);
  expect(await complete(root, before)).toContain('This sentence is new.');
  const after = await snapshotOf(root);
  const changes = guardVersions(entriesOf(before.documents, before.record), after.documents, today());
  expect(changes.map(formatDiagnostic)).toEqual([]);
  const read = await readLegalFiles(root);
  expect(ofGrade('error', await lintDocuments(read))).toEqual([]);
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
