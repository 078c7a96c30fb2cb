import { expect, it } from 'vitest';

import { entriesOf, type RecordEntry } from '#legal/read/version-record.ts';
import { madeUpDocument, TODAY } from '#legal/tests/made-up-documents.ts';
import { noticeOf, withSending } from './notice.ts';

/** Versions from `1.0` on, by their days, the newest first; each gives one more hour. */
const documentOf = (...days: readonly string[]) =>
  madeUpDocument(
    'terms',
    ...days.map((effectiveDate, index) => ({
      ...{ version: `1.${days.length - 1 - index}`, effectiveDate },
      text: `## Part\n\n### Clause\n\nUsers write within ${9 - index} hours.\n`,
    })),
  );
const document = documentOf('2027-01-15', '2025-03-01');

it('the notice of a version in force says that it applies', () => {
  const { subject, text } = noticeOf(documentOf('2026-01-15', '2025-03-01'), '1.1');
  expect(subject).toBe('A document: version 1.1 has applied since 15 January 2026');
  expect(text).toContain('Version 1.1 has applied since 15 January 2026. What has changed:');
  expect(text).toMatch(/close your account\. If you do not agree, write to \S+\.\n/);
});

it('the notice of a second version to come says what applies when', () => {
  const { text } = noticeOf(documentOf('2999-02-01', '2999-01-01', '2025-03-01'), '1.2');
  expect(text).toContain(
    'Version 1.2 applies from 1 February 2999 and replaces version 1.1, which applies from 1 January 2999; until then the current version applies.',
  );
  expect(text).toContain('In version 1.1: Users write within 8 hours.');
  expect(text).not.toContain('Previous:');
});

it.each([
  [['2026-01-01', '2025-01-01', '2024-01-01'], '1.7', /terms has no version 1\.7 .* one of 1\.2, 1\.1$/],
  [['2027-01-15', '2025-03-01'], '1.0', /terms has no version 1\.0 that follows another: write one of 1\.1$/],
  [['2025-03-01'], '1.0', /one of \(none yet\)$/],
])('the versions of %j have notices where they follow one, and %s has none', (days, version, message) => {
  expect(() => noticeOf(documentOf(...days), version)).toThrow(message);
});

it('the record logs the day on which the mail was sent, once, for one version of one document', () => {
  const others = entriesOf([document]).map((entry) => ({ ...entry, document: 'cookies' }));
  const record: readonly RecordEntry[] = [...others, ...entriesOf([document])];
  const sent = (day: string, version = '1.1', of = record) => withSending(of, document, version, day, TODAY);
  const logged = sent('2026-11-20');
  expect(
    logged.flatMap(({ document: id, version, notified }) => (notified ? [id, version, notified] : [])),
  ).toEqual(['terms', '1.1', '2026-11-20']);
  expect(entriesOf([document], logged)).toEqual(logged.slice(others.length));
  expect(sent('2026-11-20', '1.1', logged)).toEqual(logged);
  expect(() => sent('2026-11-21', '1.1', logged)).toThrow(/notified of terms 1\.1 on 2026-11-20/);
  expect(sent(TODAY)).toContainEqual(expect.objectContaining({ notified: TODAY }));
  for (const day of ['2026-11-22', '2026-02-31']) expect(() => sent(day)).toThrow(/no day that has been/);
  const released = record.map((entry) => ({ ...entry, published: '2026-11-20T06:00:00.000Z' }));
  expect(() => sent('2026-11-19', '1.1', released)).toThrow(
    /before the day on which terms 1\.1 was published/,
  );
  expect(() => sent('2026-11-20', '1.7')).toThrow(/holds no terms 1\.7/);
});
