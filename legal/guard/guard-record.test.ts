import { expect, it } from 'vitest';

import { entriesOf, RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import { formatFinding } from '../../scripts/support/findings.ts';
import { madeUpDocument, TODAY } from '#legal/tests/made-up-documents.ts';
import { formerPathFindings, guardRecord, unrecordedFindings } from './guard-record.ts';

const termsWith = (formerPaths: string) =>
  madeUpDocument(
    'terms',
    { version: '1.1', effectiveDate: '2025-09-15', formerPaths: `[${formerPaths}]` },
    { version: '1.0', effectiveDate: '2025-03-01' },
  );
const documents = [termsWith('')];
const entries: RecordEntry[] = [...entriesOf(documents)];
const [newest, first] = entries;
if (!newest || !first) throw new Error('There are two versions');

const changed = (change: Partial<RecordEntry>) => [newest, { ...first, ...change }];
const LOST = `${RECORD}:3 must not change what it says of terms 1.0: restore that line`;
const imprint = { ...first, document: 'imprint', address: '/imprint/2025-03-01' };
const sample = { ...imprint, sample: true };
const notified = (day: string) => changed({ notified: day });
const released = { published: '2025-03-01T06:00:00.000Z' };

it.each<readonly [string, RecordEntry[], RecordEntry[] | undefined, string]>([
  ['that is unchanged', changed({}), changed({}), ''],
  ['that gets a PDF', changed({}), changed({ pdf: 'a', notified: '2025-02-01' }), ''],
  [
    'with a day of notice before its release',
    changed(released),
    changed({ ...released, notified: '2025-02-28' }),
    `${RECORD}:3 says that users were notified of terms 1.0 on 2025-02-28, before it was published`,
  ],
  ['that loses its PDF', changed({ pdf: 'a' }), changed({}), LOST],
  ['with another day of notice', notified('2025-02-01'), notified('2025-02-02'), LOST],
  ['with another hash', changed({}), changed({ data: 'b' }), LOST],
  ['that is gone', changed({}), undefined, `${RECORD}:1 is missing: restore it`],
  ['without a version', [], [newest], `${RECORD}:1 does not hold terms 1.0 as it is`],
  ['with a changed sample', [], changed({ sample: true }), `${RECORD}:3 does not hold terms 1.0`],
  [
    'with a line of no text',
    [],
    [...entries, { ...sample, document: 'terms', version: '0.9' }],
    `${RECORD}:4 holds`,
  ],
  ['of a document that is gone', [imprint], [], 'imprint.mdx:1 is gone, and users accepted version 1.0'],
  ['of a sample that is gone', [sample], [], 'imprint.mdx:1 is gone while links lead to /imprint'],
  ['of a sample that is redirected', [{ ...sample, address: '/old/1' }], entries, ''],
])('a record %s is judged (F-L3)', (_what, published, record, message) => {
  const snapshot = { documents, record, redirects: "'/old'" };
  const found = guardRecord(published, snapshot, TODAY);
  const all = found.length > 0 ? found : unrecordedFindings(snapshot, record ?? [], TODAY);
  expect(all.map(formatFinding)).toEqual(
    [message].filter(Boolean).map((words): unknown => expect.stringContaining(words)),
  );
});

it.each([
  ["'/old'", '/old”, as content/redirects.ts has'],
  ["'/a', '/a'", '/a”, as content/legal/terms.mdx has: keep one of them'],
  ["'/about'", '/about”, which is a page'],
  ["'/terms/2025-03-01'", '/terms/2025-03-01”, which is the address of a version'],
  ["'/terms/changes'", '/terms/changes”, which is the address of a version or of its changes'],
])('a list of former addresses is refused where it has one that is taken: %s', (former, message) => {
  const found = formerPathFindings({
    ...{ documents: [termsWith(former)], record: [], redirects: "{ from: '/old', to: 'terms' }" },
  });
  expect(found.map(formatFinding)).toEqual([
    expect.stringContaining(`terms.mdx:6 the list of former addresses has “${message}`),
  ]);
});
