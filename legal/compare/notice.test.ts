import { expect, it } from 'vitest';

import { madeUpDocument, TODAY } from '#legal/tests/made-up-documents.ts';
import { site } from '../../content/site.ts';
import { entriesOf } from '#legal/read/version-record.ts';
import { noticeOf, withSending } from './notice.ts';

const text = (clause: string) => `## Part\n\n### Clause\n\n${clause}\n\n### Other\n\nStays.\n`;
const document = madeUpDocument(
  'terms',
  { version: '1.1', effectiveDate: '2027-01-15', text: text('Users write within ten hours of it.') },
  { version: '1.0', effectiveDate: '2025-03-01', text: text('Users write within two hours of it.') },
);

it('tells users of a version: notes, day, how to object, where to read it, and the wording before and after', () => {
  const { from, subject, text: plain, html } = noticeOf(document, '1.1');
  expect(from).toBe(`${site.legalName} <${site.email.privacy}>`);
  expect(subject).toBe('A document: version 1.1 applies from 15 January 2027');
  expect(plain).not.toMatch(/[\\*#]|\]\(/);
  expect(plain.split('\n\n')).toEqual([
    subject,
    expect.stringContaining('has changed its A document. Version 1.1 applies from 15 January 2027; until'),
    '- Words: some of them.',
    expect.stringMatching(/If you do not agree, write to \S+@\S+ before 15 January 2027\.$/),
    expect.stringMatching(
      /^Read the new version: https:\S+\/terms\/2027-01-15, Compare word by word: https:\S+\/terms\/changes\/2025-03-01-to-2027-01-15$/,
    ),
    ...['Previous and new wording', '1.1 Clause', 'Previous: Users write within two hours of it.'],
    'New: Users write within ten hours of it.',
    `Sent by ${site.legalName}, ${site.address.lines.join(', ')}. Answers go to ${site.email.privacy}.\n`,
  ]);
  expect(html).toMatch(
    /<h1>A document: .*<\/h1><p>.* has changed .*<\/p><ul><li>Words: some of them\.<\/li><\/ul><p>Rejecting .*<\/p><p><a href="https.*<\/a><\/p><h2>/,
  );
});

it('says of a version in force that it applies', () => {
  const inForce = madeUpDocument(
    'terms',
    { version: '1.1', effectiveDate: '2026-01-15' },
    { version: '1.0', effectiveDate: '2025-03-01' },
  );
  const { subject, text: plain } = noticeOf(inForce, '1.1');
  expect(subject).toBe('A document: version 1.1 has applied since 15 January 2026');
  expect(plain).toContain('Version 1.1 has applied since 15 January 2026. What has changed:');
  expect(plain).toMatch(/close your account\. If you do not agree, write to \S+\.\n/);
});

it('says of a second version to come what applies when', () => {
  const versions = ['2999-02-01', '2999-01-01', '2025-03-01'].map((effectiveDate, index) => ({
    ...{ version: `1.${2 - index}`, effectiveDate },
    text: text(`Users write within ${10 - index} hours of it.`),
  }));
  const { text: plain } = noticeOf(madeUpDocument('terms', ...versions), '1.2');
  expect(plain).toContain(
    'Version 1.2 applies from 1 February 2999 and replaces version 1.1, which applies from 1 January 2999; until then the current version applies.',
  );
  expect(plain).toContain('In version 1.1: Users write within 9 hours of it.');
  expect(plain).not.toContain('Previous:');
});

it('shows each change once under its heading, with what became of its clause', () => {
  const clauses = {
    fees: '### Fees\n\nFees are due (at once), as agreed.\n',
    ends: '### Ends\n\nEither side may end these terms.\n',
    notices: '### Notices\n\nWe write to your address.\n\nWe write no letters.\n',
    courts: '### Courts\n\nThe courts of Dubai decide.\n',
  };
  const { fees, ends, notices, courts } = clauses;
  const before = `## Part\n\n${fees}\n${ends}\n${notices}\n## Law\n\nDubai.\n`;
  const now = notices.replace('write to', 'write at once to').replace('no letters', 'letters \\*');
  const after = `## Part\n\n${ends}\n${now}\n${fees}\n${courts}\n## Law\n\nAbu Dhabi.\n`;
  const moved = madeUpDocument(
    'terms',
    { version: '1.1', effectiveDate: '2027-01-15', text: after },
    { version: '1.0', effectiveDate: '2025-03-01', text: before },
  );
  const { text: plain, html } = noticeOf(moved, '1.1');
  expect(plain.slice(plain.indexOf('Previous and')).split('\n\n').slice(0, -1)).toEqual([
    'Previous and new wording',
    ...['1.2 Notices', 'Previous: We write to your address.', 'New: We write at once to your address.'],
    ...['Previous: We write no letters.', 'New: We write letters *.'],
    ...['1.3 Fees', 'Moved here. Previously number 1.1.'],
    ...['1.4 Courts', 'New: 1.4 Courts', 'New: The courts of Dubai decide.'],
    ...['2 Law', 'Previous: Dubai.', 'New: Abu Dhabi.'],
    'Renumbered: 1.1 Ends (previously 1.2), 1.2 Notices (previously 1.3).',
  ]);
  expect(html).toContain('<h3>1.3 Fees</h3><p>Moved here. Previously number 1.1.</p><h3>');
  expect(html).toContain('<p><strong>New:</strong> The courts of Dubai decide.</p>');
});

it('names a clause by its new heading', () => {
  const renamed = (heading: string) => `## Part\n\n### ${heading}\n\nWe write to your address.\n`;
  const { text: plain } = noticeOf(
    madeUpDocument(
      'terms',
      { version: '1.1', effectiveDate: '2027-01-15', text: renamed('How we write') },
      { version: '1.0', effectiveDate: '2025-03-01', text: renamed('Notices') },
    ),
    '1.1',
  );
  expect(plain).toContain('1.1 How we write\n\nPrevious: 1.1 Notices\n\nNew: 1.1 How we write');
});

it('names the versions that follow another', () => {
  expect(() => noticeOf(document, '1.0')).toThrow(
    /terms has no version 1\.0 that follows another: write one of 1\.1$/,
  );
  const versions = ['1.2', '1.1', '1.0'].map((version, index) => ({
    version,
    effectiveDate: `202${6 - index}-01-01`,
  }));
  expect(() => noticeOf(madeUpDocument('terms', ...versions), '1.7')).toThrow(/write one of 1\.2, 1\.1$/);
  expect(() => noticeOf(madeUpDocument('terms', ...versions.slice(2)), '1.0')).toThrow(
    /one of \(none yet\)$/,
  );
});

it('logs the day on which the mail was sent, once', () => {
  const record = entriesOf([document]);
  const logged = withSending(record, document, '1.1', '2026-11-20', TODAY);
  expect(logged.find(({ version }) => version === '1.1')?.notified).toBe('2026-11-20');
  expect(entriesOf([document], logged)).toEqual(logged);
  expect(withSending(logged, document, '1.1', '2026-11-20', TODAY)).toEqual(logged);
  expect(() => withSending(logged, document, '1.1', '2026-11-21', TODAY)).toThrow(
    /notified of terms 1\.1 on 2026-11-20/,
  );
  for (const day of ['2999-01-01', '2026-02-31'])
    expect(() => withSending(record, document, '1.1', day, TODAY)).toThrow(/no day that has been/);
  expect(() => withSending(record, document, '1.7', '2026-11-20')).toThrow(/holds no terms 1\.7/);
  expect(withSending(record, document, '1.1', TODAY, TODAY)).toContainEqual(
    expect.objectContaining({ notified: TODAY }),
  );
});

it('logs it of one version of one document alone', () => {
  const record = [
    ...entriesOf([document]).map((entry) => ({ ...entry, document: 'cookies' })),
    ...entriesOf([document]),
  ];
  const notified = withSending(record, document, '1.1', '2026-11-20', TODAY).filter(
    (entry) => entry.notified,
  );
  expect(notified.map(({ document: id, version }) => `${id} ${version}`)).toEqual(['terms 1.1']);
});
