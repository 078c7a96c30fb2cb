import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { writtenFinding } from '#scripts/support/findings.ts';
import { type Snapshot, snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { entriesOf, RECORD, type RecordEntry } from '#scripts/legal/read/version-record.ts';
import { proposal, TERMS, TODAY } from '#tests/support/legal-proposal.ts';
import { publishedFaults, recordFileFaults, unrecordedFaults } from './record-file-faults.ts';

const faultsOf = (before: Snapshot, after: Snapshot) => {
  const found = recordFileFaults(before, after, TODAY);
  return (found.length > 0 ? found : unrecordedFaults(after)).map(writtenFinding);
};

/** What a writer is told whose record became another one; terms 1.1 is its third line. */
const toldOf = async (was: Partial<RecordEntry>, is: Partial<RecordEntry>) => {
  const snapshot = await snapshotOf((await proposal()).root);
  const entries = entriesOf(snapshot.documents);
  const withMark = (change: Partial<RecordEntry>) => ({
    ...snapshot,
    record: entries.map((entry) =>
      entry.document === 'terms' && entry.version === '1.1' ? { ...entry, ...change } : entry,
    ),
  });
  return faultsOf(withMark(was), withMark(is));
};
const LINE = `${RECORD}:4`;

it('holds every version as it is', async () => {
  expect(await toldOf({}, {})).toEqual([]);
  const snapshot = await snapshotOf((await proposal()).root);
  expect(faultsOf(snapshot, snapshot)).toEqual([]);
});

it.each([
  ['its PDF', { pdf: 'abc' }],
  ['the day of telling', { told: '2025-09-01' }],
])('lets %s not be lost again', async (_what, mark) => {
  const lost = [`${LINE} no longer says what it said of terms 1.1: restore that line`];
  expect(await toldOf(mark, {})).toEqual(lost);
  expect(await toldOf(mark, Object.fromEntries(Object.keys(mark).map((key) => [key, '2025-10-10'])))).toEqual(
    lost,
  );
  expect(await toldOf(mark, mark)).toEqual([]);
});

it('takes a PDF and the day of telling that come later, and nothing that a version does not say', async () => {
  expect(await toldOf({}, { pdf: 'abc', told: '2025-09-01' })).toEqual([]);
  expect(await toldOf({ sample: true }, { sample: true, data: 'abc' })).toEqual([
    expect.stringMatching(`${LINE} does not hold terms 1\\.1 as it is: npm run legal -- --record`),
  ]);
});

it('asks for the line of a version that nobody wrote, and for none that has no text', async () => {
  const snapshot = await snapshotOf((await proposal()).root);
  const [first, ...others] = entriesOf(snapshot.documents);
  if (!first) throw new Error('there are documents');
  const told = (...record: RecordEntry[]) => faultsOf(snapshot, { ...snapshot, record });
  expect(told(...others)).toEqual([
    expect.stringMatching(`${RECORD}:1 does not hold ${first.document} ${first.version} as it is`),
  ]);
  expect(told(first, ...others, { ...first, version: '0.9', sample: true })).toEqual([
    `${RECORD}:${others.length + 3} holds ${first.document} 0.9, of which there is no text: npm run legal -- --record removes that line`,
  ]);
  // A document that is gone altogether is told of with its file, once.
  expect(told(first, ...others, { ...first, document: 'imprint', version: '0.9', sample: true })).toEqual([]);
});

it('tells once of a document that is gone', async () => {
  const snapshot = await snapshotOf((await proposal()).root);
  const record = entriesOf(snapshot.documents);
  const documents = snapshot.documents.filter(({ id }) => id !== 'terms');
  expect(faultsOf({ ...snapshot, record }, { ...snapshot, record, documents })).toEqual([
    expect.stringMatching(
      /^content\/legal\/terms\.mdx:1 is gone, and users accepted version 1\.2, .*: put the file and its page back/,
    ),
  ]);
});

it('asks that what was published is restored from git, and never that the record follows it', async () => {
  const { root, edit } = await proposal();
  const record = entriesOf((await snapshotOf(root)).documents);
  const kept = (day: string) => `content/legal/versions/terms/${day}.mdx`;
  await edit('decision is final', 'decision is not final', kept('2025-03-01'));
  await edit('A delay is', 'A delay of days is');
  await rm(join(root, kept('2025-09-15')));
  const { documents } = await snapshotOf(root);
  const told = (lines: readonly RecordEntry[], day = TODAY) =>
    publishedFaults(documents, lines, day).map(writtenFinding);
  expect(told(record)).toEqual([
    `${TERMS}:4 version is 1.2, and the text is not what was published as version 1.2: restore it from git, or give the change a new version`,
    `${kept('2025-09-15')}:1 is missing: version 1.1 stays readable; restore the file from git`,
    `${kept('2025-03-01')}:1 is not what was published as version 1.0: restore the file from git, because users accepted that text`,
  ]);
  // A text may be taken back until its day, and a sample changes at will.
  expect(told(record, '2025-09-14').join()).not.toContain('1.1 stays readable');
  expect(told(record.map((entry) => ({ ...entry, sample: true })))).toEqual([]);
});
