import { expect, it } from 'vitest';

import { entriesOf, RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import { formatDiagnostic } from '../../scripts/support/diagnostics.ts';
import { madeUpDocument, TODAY } from '#legal/tests/made-up-documents.ts';
import { guardRecord, unrecordedFindings } from './guard-record.ts';

const terms = madeUpDocument(
  'terms',
  { version: '1.1', effectiveDate: '2025-09-15' },
  { version: '1.0', effectiveDate: '2025-03-01' },
);
const entries = entriesOf([terms]);
const [newest, first] = entries;
if (!newest || !first) throw new Error('There are two versions');

const findingsOf = (published: readonly RecordEntry[], record?: readonly RecordEntry[], redirects = '') => {
  const snapshot = { documents: [terms], record, redirects };
  const found = guardRecord(published, snapshot, TODAY);
  return (found.length > 0 ? found : unrecordedFindings(snapshot, record ?? [], TODAY)).map(formatDiagnostic);
};
const changed = (change: Partial<RecordEntry>) => [newest, { ...first, ...change }];
const LOST = `${RECORD}:3 must not change what it says of terms 1.0: restore that line`;
const imprint = { ...first, document: 'imprint', address: '/imprint/2025-03-01' };

it.each<readonly [string, readonly [RecordEntry[], RecordEntry[]?, string?], string]>([
  ['that is unchanged', [changed({}), changed({})], 'no finding'],
  [
    'that gets a PDF and a day of notice',
    [changed({}), changed({ pdf: 'a', notified: '2025-02-01' })],
    'no finding',
  ],
  ['that loses its PDF', [changed({ pdf: 'a' }), changed({})], LOST],
  [
    'with another day of notice',
    [changed({ notified: '2025-02-01' }), changed({ notified: '2025-02-02' })],
    LOST,
  ],
  ['with another hash', [changed({}), changed({ data: 'b' })], LOST],
  ['that is gone', [changed({})], `${RECORD}:1 is missing: restore it`],
  ['without a version', [[], [newest]], `${RECORD}:1 does not hold terms 1.0 as it is`],
  ['with a sample that changed', [[], changed({ sample: true })], `${RECORD}:3 does not hold terms 1.0`],
  [
    'with a line of no text',
    [[], [...entries, { ...first, version: '0.9', sample: true }]],
    `${RECORD}:4 holds`,
  ],
  ['of a document that is gone', [[imprint], []], 'imprint.mdx:1 is gone, and users accepted version 1.0'],
  [
    'of a sample that is gone',
    [[{ ...imprint, sample: true }], []],
    'imprint.mdx:1 is gone while links lead to /imprint',
  ],
  [
    'of a sample that is gone and redirected',
    [[{ ...imprint, sample: true }], [...entries], "'/imprint'"],
    'no finding',
  ],
])('a record %s is judged (F-L3)', (_what, [published, record, redirects], message) => {
  expect(findingsOf(published, record, redirects).join('\n') || 'no finding').toContain(message);
});
