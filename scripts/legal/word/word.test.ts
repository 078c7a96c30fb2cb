import { expect, it } from 'vitest';

import {
  legalDocuments,
  legalFile,
  readLegalFiles,
  readLegalDocuments,
  versionsOf,
} from '#scripts/legal/read/read-documents.ts';
import { madeUpDocument } from '#tests/support/legal/made-up-documents.ts';
import { documentFromWord } from './read-word.ts';
import { wordOf, wordRedline } from './write-word.ts';

it('loses nothing of the documents of the site on the way to Word and back', async () => {
  for (const document of await readLegalDocuments()) {
    const [version] = versionsOf(document);
    expect(await documentFromWord(await wordOf(version), version)).toEqual({
      source: version.source,
      lost: [],
    });
  }
});

type Edit = readonly [string, string];
const edits: readonly Edit[] = [
  ['must be at least <Fact', 'shall be at least <Fact'],
  ['You accept these terms and the [Privacy', 'You agree to these terms and the [Privacy'],
  ['### Deal formats', '### Formats of deals'],
  ['- a fund manager; and', '- a fund manager;\n- a pension fund; and'],
  ['You can look without', 'You may look without'],
];

it('keeps figures, links and lists of a text that was edited in Word', async () => {
  const file = (await readLegalFiles()).map(([newest]) => newest).find(({ id }) => id === 'terms');
  if (!file) throw new Error('There are terms');
  const [document] = legalDocuments([[file]], undefined, '9999-12-31');
  const edited = edits.reduce((text, [from, to]) => text.replace(from, () => to), file.source);
  const [other] = legalDocuments([[legalFile('terms', file.file, edited)]], undefined, '9999-12-31');
  if (!document || !other) throw new Error('They can be read');
  const { source, lost } = await documentFromWord(await wordOf(other.current), document.current);
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=<Note>) | (?=<\/Note>)/g, '');
  expect(plain(source)).toBe(plain(edited));
  expect(lost).toEqual([]);
});

it('says what a document cannot keep, and refuses what is no text in parts and clauses', async () => {
  const { current } = madeUpDocument('terms', { version: '1.0', effectiveDate: '2026-01-01' });
  const before = madeUpDocument('terms', {
    ...{ version: '1.0', effectiveDate: '2026-01-01' },
    text: '## Part\n\n### Clause\n\nAt least <Fact id="minimumAge" /> years.\n',
  });
  const after = madeUpDocument('terms', {
    ...{ version: '1.0', effectiveDate: '2026-01-01' },
    text: '## Part\n\n### Clause\n\nAt least 21 years.\n',
  });
  const { source, lost } = await documentFromWord(await wordOf(after.current), before.current);
  expect(source).toContain('At least 21 years.');
  expect(lost).toEqual(['<Fact id="minimumAge" /> of “At least 21 years.”']);
  await expect(documentFromWord(Buffer.from('text'), current)).rejects.toThrow(/no Word file/);
});

it('writes a redline as tracked changes by the later version', async () => {
  const { default: JSZip } = await import('jszip');
  const of = (text: string, version: string) =>
    madeUpDocument('terms', {
      version,
      effectiveDate: '2026-01-01',
      text: `## Part\n\n### Clause\n\n${text}\n`,
    }).current;
  const bytes = await wordRedline({
    from: of('Fees are due.\n\nGone.', '1.0'),
    to: of('Fees are payable.', '1.1'),
  });
  const xml = (await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string')) ?? '';
  expect(xml).toMatch(/<w:del [^>]*w:author="Version 1\.1"[^>]*>.*?<w:delText[^>]*>due<\/w:delText>/);
  expect(xml).toMatch(/<w:ins [^>]*w:author="Version 1\.1"[^>]*>.*?<w:t[^>]*>payable<\/w:t>/);
  expect(xml).toMatch(/<w:rPr><w:del [^>]*\/><\/w:rPr>.*Gone\./);
});
