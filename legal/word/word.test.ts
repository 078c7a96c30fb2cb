import JSZip from 'jszip';
import { expect, it } from 'vitest';

import {
  legalDocuments,
  legalFile,
  type LegalVersion,
  readLegalFiles,
  readLegalDocuments,
  versionsOf,
} from '#legal/read/read-documents.ts';
import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { documentFromWord } from './read-word.ts';
import { wordOf, wordRedline } from './write-word.ts';

it('the documents of the site lose nothing on the way to Word and back', async () => {
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

it('a text that was edited in Word keeps its figures, links and lists', async () => {
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

const versionOf = (text: string, version = '1.0') =>
  madeUpDocument('terms', { version, effectiveDate: '2026-01-01', text: `## Part\n\n${text}` }).current;

it('a text from Word names what it cannot keep, and is refused where it has no parts and clauses', async () => {
  const before = versionOf('### Clause\n\nAt least <Fact id="minimumAge" /> years.\n');
  const after = await wordOf(versionOf('### Clause\n\nAt least 21 years.\n'));
  const { source, lost } = await documentFromWord(after, before);
  expect(source).toContain('At least 21 years.');
  expect(lost).toEqual(['<Fact id="minimumAge" /> of “At least 21 years”']);
  await expect(documentFromWord(Buffer.from('text'), before)).rejects.toThrow(/no Word file/);
});

it('a document from Word can be parsed with quotes and signs of MDX in headings, terms and captions', async () => {
  const table = `<Table caption='The "best" fees, 6" wide'>\n\n| A | B |\n| - | - |\n| C | D |\n\n</Table>`;
  const after = versionOf(
    `### Of \\{both\\} \\<a\\>\n\n<Definition term='"Net" Fee'>A fee.</Definition>\n\n${table}\n`,
  );
  const { source } = await documentFromWord(await wordOf(after), versionOf('### Clause\n\nText.\n'));
  expect(source).toContain('term="“Net” Fee"');
  expect(source).toContain('caption="The “best” fees, 6” wide"');
  const [again] = legalDocuments([[legalFile('terms', 'terms.mdx', source)]], undefined, '9999-12-31');
  const shown = (version?: LegalVersion) => version?.blocks.map(({ text }) => text.replaceAll(/[“”]/g, '"'));
  expect(shown(again?.current)).toEqual(shown(after));
});

/** The paragraphs of a Word file once its changes are accepted (`w:del` goes) or rejected (`w:ins` goes). */
const paragraphsWithout = (xml: string, gone: 'w:del' | 'w:ins') =>
  xml
    .replaceAll(new RegExp(`<${gone} [^>]*[^/]>.*?</${gone}>`, 'g'), '')
    .split('</w:p>')
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:(?:t|delText)[ >][^<]*/g)].join('').replaceAll(/<[^>]*>/g, ''),
    )
    .filter(Boolean);

it('a redline in Word has tracked changes by the later version, in British English, and holds both versions', async () => {
  const [fees, ends, notices] = [
    '### Fees\n\nFees are due.\n\n- At once.\n- In full.\n',
    '### Ends\n\nEither side may end it.\n',
    '### Notices\n\nGone.\n\nWe write.\n',
  ];
  const from = versionOf([fees, ends, notices].join('\n'));
  const now = fees.replace('due', 'payable').replace('- At once.\n', '');
  const to = versionOf([ends, notices.replace('Gone.\n\n', ''), now].join('\n'), '1.1');
  const files = await JSZip.loadAsync(await wordRedline({ from, to }));
  const [xml = '', comments = '', styles] = await Promise.all(
    ['document', 'comments', 'styles'].map(async (name) => files.file(`word/${name}.xml`)?.async('string')),
  );
  // So that Word checks its spelling.
  expect(styles).toContain('<w:lang w:val="en-GB"/>');
  const lettered = ({ blocks }: LegalVersion) => {
    const letters = ['a', 'b'].values();
    return blocks.map(({ kind, text }) => (kind === 'item' ? `(${letters.next().value}) ${text}` : text));
  };
  expect(paragraphsWithout(xml, 'w:del').slice(3)).toEqual(lettered(to));
  expect(paragraphsWithout(xml, 'w:ins').slice(3)).toEqual(lettered(from));
  expect(xml).toMatch(/<w:del [^>]*w:author="Version 1\.1"/);
  expect(xml).toMatch(/<w:rPr><w:del [^>]*\/><\/w:rPr>.*Gone\./);
  for (const said of ['Moved. Now number 1.3.', 'Moved here. Previously number 1.1.'])
    expect(comments).toContain(said);
});
