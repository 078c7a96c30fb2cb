import { expect, it } from 'vitest';

import { madeUpDocument } from '#tests/support/made-up-documents.ts';
import { entriesOf } from '#scripts/legal/read/version-record.ts';
import { noticeOf, withSending } from './notice.ts';

const text = (clause: string) => `## Part\n\n### Clause\n\n${clause}\n\n### Other\n\nStays.\n`;
const document = madeUpDocument(
  'terms',
  { version: '1.1', effectiveDate: '2027-01-15', text: text('Users write within ten hours of it.') },
  { version: '1.0', effectiveDate: '2025-03-01', text: text('Users write within two hours of it.') },
);

it('tells users of a version: notes, day, how to object, and the wording before and after', () => {
  const { subject, text: plain, html } = noticeOf(document, '1.1');
  expect(subject).toBe('A document: version 1.1 applies from 15 January 2027');
  expect(plain).not.toContain('\\');
  for (const mail of [plain, html]) {
    expect(mail).toContain('Words: some of them.');
    expect(mail).toMatch(/write to \S+ before 15 January 2027/);
    expect(mail).toContain('1.1 Clause');
    expect(mail).toMatch(/Until now:\S* Users write within two hours of it\./);
    expect(mail).toMatch(/New:\S* Users write within ten hours of it\./);
    expect(mail).toContain('/terms/changes/2025-03-01-to-2027-01-15');
    expect(mail).not.toContain('Stays.');
  }
});

it('names the versions that follow another', () => {
  expect(() => noticeOf(document, '1.0')).toThrow(
    /terms has no version 1\.0 that follows another: write one of 1\.1/,
  );
});

it('logs the day on which the mail was sent, once', () => {
  const record = entriesOf([document]);
  const logged = withSending(record, document, '1.1', '2026-11-20');
  expect(logged.find(({ version }) => version === '1.1')?.told).toBe('2026-11-20');
  expect(entriesOf([document], logged)).toEqual(logged);
  expect(withSending(logged, document, '1.1', '2026-11-20')).toEqual(logged);
  expect(() => withSending(logged, document, '1.1', '2026-11-21')).toThrow(
    /told of terms 1\.1 on 2026-11-20/,
  );
  expect(() => withSending(record, document, '1.1', '2999-01-01')).toThrow(/no day that has been/);
  expect(() => withSending(record, document, '1.7', '2026-11-20')).toThrow(/holds no terms 1\.7/);
});
