import { readFile } from 'node:fs/promises';

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { z } from 'zod';

import {
  legalDocuments,
  legalFile,
  type LegalVersion,
  readLegalDocuments,
  versionsOf,
} from '#legal/read/read-documents.ts';
import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { KEPT, repository, TERMS } from '#legal/tests/repository.ts';
import { baseOf } from './base-of.ts';
import { documentFromWord } from './from-word.ts';
import { openWord } from './open-word.ts';
import { type Origin, originOf } from './read-word.ts';
import { wordOf, wordRedline } from './write-word.ts';

const golden = (name: string) => readFile(new URL(`golden/${name}`, import.meta.url), 'utf8');

/** Texts of a clause, as they are and as they are changed in Word or in the document. */
const cases = z
  .strictObject({
    edits: z.array(z.strictObject({ what: z.string(), text: z.string(), from: z.string(), to: z.string() })),
    merges: z.array(
      z.strictObject({
        ...{ what: z.string(), older: z.string(), inFile: z.string(), now: z.string(), merged: z.string() },
      }),
    ),
  })
  .parse(JSON.parse(await readFile(new URL('cases.json', import.meta.url), 'utf8')));

/** The file with other parts, which are made from those that it has. */
function edited(
  bytes: Uint8Array,
  edit: (xml: string) => string,
  parts: Readonly<Record<string, string>> = {},
) {
  const files = unzipSync(bytes);
  const document = strToU8(edit(partOf(bytes)));
  const added = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...files, 'word/document.xml': document, ...Object.fromEntries(added) });
}
const partOf = (bytes: Uint8Array, name = 'document') =>
  strFromU8(unzipSync(bytes)[`word/${name}.xml`] ?? new Uint8Array());

const versionOf = (text: string, version = '1.0') =>
  madeUpDocument('terms', {
    version,
    effectiveDate: '2026-01-01',
    text: `## Part\n\n### Clause\n\n${text}\n`,
  }).current;
const read = (source: string) => {
  const [document] = legalDocuments([[legalFile('terms', 'terms.mdx', source)]], undefined, '9999-12-31');
  if (!document) throw new Error('It can be read');
  return document.current;
};
const bodyOf = (source: string) => source.slice(source.indexOf('### Clause') + 12).trim();

it('the documents of the site lose nothing on the way to Word and back', async () => {
  for (const document of await readLegalDocuments()) {
    const [version] = versionsOf(document);
    expect(await documentFromWord(await wordOf(version), version)).toEqual({
      ...{ source: version.source, lost: [], conflicts: [] },
    });
  }
});

const FACT = '<Fact id="minimumAge" />';
const TABLE =
  '<Table caption="Fees">\n\n| Plan | Age |\n| - | - |\n| One | FACT |\n| Two | FACT years |\n\n</Table>';

it.each(cases.edits)('$what that was edited in Word keeps its figures, links and looks', async (one) => {
  const after = one.text.replace(one.from, one.to);
  const { source, lost } = await documentFromWord(await wordOf(versionOf(after)), versionOf(one.text));
  const loose = (words: string) =>
    words.replaceAll(/[ -]*\|[ -]*(?:\| [ -]*)*/g, '|').replaceAll(/\s+/g, ' ');
  expect(loose(bodyOf(source))).toBe(loose(after));
  expect(lost).toEqual([]);
});

it('passages of the same words keep each its own link and figure where one of them goes', async () => {
  const passages = ['See [it](#part).', 'Ends.', 'See [it](#clause).'];
  const { source } = await documentFromWord(
    await wordOf(versionOf(passages.slice(1).join('\n\n'))),
    versionOf(passages.join('\n\n')),
  );
  expect(bodyOf(source)).toBe(passages.slice(1).join('\n\n'));
});

it('each figure has its own bookmark, and stays a figure where a program drops one', async () => {
  const version = versionOf(`At ${FACT}.\n\n- By ${FACT}.\n- In ${FACT} days.`);
  const bytes = await wordOf(version);
  const ids = [...partOf(bytes).matchAll(/<w:bookmarkStart [^>]*w:id="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(5);
  const dropped = edited(bytes, (xml) => xml.replace(/<w:bookmarkStart w:name="f_[^>]*>/, ''));
  expect(await documentFromWord(dropped, version)).toEqual({
    ...{ source: version.source, lost: [], conflicts: [] },
  });
});

it('a document from Word can be parsed with quotes and signs of MDX in headings, terms and captions', async () => {
  const table = `<Table caption='The "best" fees, 6" wide'>\n\n| A | B |\n| - | - |\n| C | D |\n\n</Table>`;
  const after = versionOf(
    `### Of \\{both\\} \\<a\\>\n\n<Definition term='"Net" Fee'>A fee.</Definition>\n\n${table}`,
  );
  const { source } = await documentFromWord(await wordOf(after), versionOf('Text.'));
  expect(source).toContain('term="“Net” Fee"');
  expect(source).toContain('caption="The “best” fees, 6” wide"');
  const shown = ({ blocks }: LegalVersion) => blocks.map(({ text }) => text.replaceAll(/[“”]/g, '"'));
  expect(shown(read(source))).toEqual(shown(after));
});

/** What is gone is new and what is new is gone: to accept this is to reject the changes. */
const rejected = (bytes: Uint8Array) =>
  edited(bytes, (xml) =>
    xml
      .replaceAll(/<(\/?)w:(ins|del)\b/g, (_, end, name) => `<${end}w:${name === 'ins' ? 'del' : 'ins'}`)
      .replaceAll('w:delText', 'w:t'),
  );

const CLAUSES = [
  `### Fees\n\n<Definition term="Fee">A sum.</Definition>\n\nFees are [due](#clause) at **once**.\n\n- In full.\n- By ${FACT}.`,
  '### Ends\n\nEither side may end it.',
  `### Notices\n\nGone.\n\nWe write.\n\n${TABLE.replaceAll('FACT', '18')}`,
];
const [FEES = '', ENDS = '', NOTICES = ''] = CLAUSES;

it.each([
  ['words', FEES, FEES.replace('due', 'payable').replace('A sum', 'A price')],
  ['a link', FEES, FEES.replace('(#clause)', '(/privacy)')],
  ['a look', FEES, FEES.replace('**once**', '_once_')],
  ['a figure', FEES, FEES.replace(FACT, '<Fact id="listingMonths" />')],
  ['a line', 'One\\\ntwo.', 'One three.'],
  ['an item', FEES, FEES.replace('- In full.\n', '')],
  ['a cell and a row', NOTICES, NOTICES.replace('| One | 18', '| Four | 19').replace(/\| Two.*\n/, '')],
  ['a table', NOTICES, NOTICES.slice(0, NOTICES.indexOf('\n\n<Table'))],
  ['a clause that moved', [FEES, ENDS, NOTICES].join('\n\n'), [ENDS, NOTICES, FEES].join('\n\n')],
])('a redline in Word is the new text accepted and the old one rejected: %s', async (_, was, is) => {
  const [from, to] = [versionOf(was), versionOf(is, '1.1')];
  const bytes = await wordRedline({ from, to });
  expect(partOf(bytes)).toMatch(/<w:(?:ins|del) [^>]*w:author="Version 1\.1"/);
  expect(await documentFromWord(bytes, to)).toEqual({ source: to.source, lost: [], conflicts: [] });
  expect((await documentFromWord(rejected(bytes), from)).source).toBe(from.source);
});

it('a redline in Word does not mark a blank that became a no-break space', async () => {
  const from = versionOf('Age 18 years, or it ends.\n\nPast 18 years.');
  const to = versionOf('Age 18\u00a0years, or all ends.\n\nPast 18\u00a0years.');
  const xml = partOf(await wordRedline({ from, to }));
  expect([...xml.matchAll(/<w:delText[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual(['it']);
});

it('a redline of the site’s own versions has both texts', async () => {
  for (const document of await readLegalDocuments()) {
    const [to, from] = versionsOf(document);
    if (!from) continue;
    const bytes = await wordRedline({ from, to });
    expect((await documentFromWord(bytes, to)).source).toBe(to.source);
    const { source } = await documentFromWord(rejected(bytes), from);
    // A figure that both have is named, which an archived text does not do.
    expect(read(source).blocks).toEqual(from.blocks);
  }
});

it('a redline in Word can be answered: numbers live, heads repeated, title and version above each page', async () => {
  const [from, to] = [versionOf(CLAUSES.join('\n\n')), versionOf([ENDS, NOTICES, FEES].join('\n\n'), '1.1')];
  const bytes = await wordRedline({ from, to });
  const xml = partOf(bytes);
  expect(xml).toMatch(/<w:pStyle w:val="Heading2"\/>.{0,99}<w:numPr>/);
  expect(xml).toMatch(/<w:pStyle w:val="item"\/>.{0,99}<w:numPr>/);
  expect(xml).toMatch(/<w:trPr><w:cantSplit\/><w:tblHeader\/>/);
  expect(xml).toContain('<w:hyperlink w:history="1" w:anchor="c_clause">');
  expect(partOf(bytes, 'header1')).toContain('>A document, version 1.0 → 1.1<');
  // So that Word checks its spelling.
  expect(partOf(bytes, 'styles')).toContain('<w:lang w:val="en-GB"/>');
  for (const said of ['Moved. Now number 1.4.', 'Moved here. Previously number 1.2.'])
    expect(partOf(bytes, 'comments')).toContain(said);
});

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const said = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const styled = (style: string, words: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${said(words)}</w:p>`;
const note = (name: string, author = '') =>
  `<w:${name}s ${WORD}><w:${name} w:id="9" w:author="${author}"><w:p>${said('Not sure.')}</w:p></w:${name}></w:${name}s>`;
const STYLES_PART = `<w:styles ${WORD}>${[
  ['Heading1', 'heading 1', ''],
  ['Heading2', 'heading 2', ''],
  ['Level2', 'Level 2', '<w:basedOn w:val="Heading2"/>'],
  ['Body2', 'Body 2', ''],
  ['ListParagraph', 'List Paragraph', ''],
  ['item', 'Legal Item', ''],
  ['Caption', 'Legal Caption', ''],
  ['Secret', 'Secret', '<w:rPr><w:vanish/></w:rPr>'],
]
  .map(([id, name, more]) => `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`)
  .join('')}</w:styles>`;

/** A file of these paragraphs below a part and a clause. */
async function fileOf(xml: string, parts: Readonly<Record<string, string>> = {}) {
  const body = styled('Heading1', 'Part') + styled('Heading2', 'Clause') + xml;
  return edited(
    await wordOf(versionOf('Words.')),
    (all) => all.replace(/(?<=<w:body>).*(?=<w:sectPr)/s, () => body),
    { 'word/styles.xml': STYLES_PART, 'word/footnotes.xml': note('footnote'), ...parts },
  );
}

it('a Word file loses nothing in silence', async () => {
  const before = versionOf('Words.\n\n- An item;\n\n### Other\n\nEnd.');
  const [, ...written] = (await golden('paragraphs.xml.txt')).split(/<!-- (.+) -->/);
  const texts: string[] = [];
  for (let at = 0; at < written.length; at += 2) {
    const xml = written[at + 1]?.replaceAll('\n', '') ?? '';
    const { source, lost } = await documentFromWord(await fileOf(xml), before);
    texts.push(`## ${written[at]}\n${bodyOf(source)}\n${lost.map((line) => `! ${line}\n`).join('')}`);
  }
  await expect(texts.join('\n')).toMatchFileSnapshot('golden/paragraphs.txt');
});

it('comments, with their author, and words above or below the pages are listed', async () => {
  const xml = `<w:p><w:commentRangeStart w:id="9"/>${said('One.')}<w:commentRangeEnd w:id="9"/></w:p>`;
  const bytes = await fileOf(xml, {
    'word/comments.xml': note('comment', 'Jo Li'),
    'word/header2.xml': `<w:hdr ${WORD}><w:p>${said('Draft of counsel')}</w:p></w:hdr>`,
  });
  expect((await documentFromWord(bytes, versionOf('One.'))).lost).toEqual([
    'Header or footer: “Draft of counsel”',
    'Comment by Jo Li on “One”: “Not sure.”',
  ]);
});

it.each([
  ['merged cells', '<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>'],
  ['cells merged down', '<w:tcPr><w:vMerge/></w:tcPr>'],
  ['cells that are to go', '<w:tcPr><w:cellDel/></w:tcPr>'],
])('a table with %s is refused with its row named', async (_, properties) => {
  const version = versionOf(TABLE.replaceAll('FACT', '18'));
  const bytes = edited(await wordOf(version), (xml) =>
    xml.replace(/<w:tc>(?:(?!<w:tc>).)*>One</s, (cell) =>
      cell.replace(/<w:tc>(?:<w:tcPr\/>)?/, `<w:tc>${properties}`),
    ),
  );
  await expect(documentFromWord(bytes, version)).rejects.toThrow(
    /The row “One \| 18” has merged or deleted cells/,
  );
});

it.each([
  ['a list within an item', '- One:\n  - two;\n- three.'],
  ['a further paragraph of an item', '- One:\n\n  two;\n\n- three.'],
  ['a list within a definition', '<Definition term="Fee">\n\nOne:\n\n- two;\n\n- three.\n\n</Definition>'],
  ['two notes', '<Note>One: two;</Note>\n\n<Note>three.</Note>'],
])('%s is listed where a word of it was edited in Word', async (_, text) => {
  const version = versionOf(text);
  const importOf = async (file: string) => documentFromWord(await wordOf(versionOf(file)), version);
  expect(await importOf(text)).toEqual({ source: version.source, lost: [], conflicts: [] });
  expect((await importOf(text.replace('two', 'four'))).lost).toEqual([
    expect.stringMatching(/^Where lists, .* in “.*One: two; three”$/),
  ]);
});

it.each(cases.merges)('a file of an older version is merged: $what', async (one) => {
  const file = await wordOf(versionOf(one.inFile));
  const old = () => Promise.resolve(versionOf(one.older));
  const { source, conflicts } = await documentFromWord(file, versionOf(one.now, '1.1'), old);
  expect(bodyOf(source)).toBe(one.merged);
  expect(conflicts).toHaveLength(one.merged.includes('<<<<<<<') ? 1 : 0);
});

it('a figure that an edited passage lost is listed, and a file without headings is refused', async () => {
  const before = versionOf(`At least ${FACT} years.`);
  const { lost } = await documentFromWord(await wordOf(versionOf('At least 21 years.')), before);
  expect(lost).toEqual(['The figure “18” in “At least 18 years”']);
  const bytes = edited(await wordOf(before), (xml) =>
    xml.replaceAll(/>(?:Part|Clause)</g, '>Words.<').replaceAll(/Heading\d/g, 'note'),
  );
  await expect(documentFromWord(bytes, before)).rejects.toThrow('no heading');
});

it('a Word file is compared with the text of which it was made, and no other document takes it', async () => {
  const { root, edit } = await repository();
  const documents = await readLegalDocuments(root);
  const terms = documents.find(({ id }) => id === 'terms');
  if (!terms) throw new Error('There are terms');
  const origin = originOf(openWord(await wordOf(terms.current)));
  const notes: string[] = [];
  const find = async (from: Partial<Origin>, id: 'terms' | 'privacy' = 'terms') =>
    (
      await baseOf(root, await readLegalDocuments(root), id, { ...origin, ...from }, (line) =>
        notes.push(line),
      )
    ).source;
  await edit(TERMS, 'A delay is', 'Any delay is');
  expect(await find({})).toBe(terms.current.source);
  expect(notes).toEqual([]);
  expect(await find({ source: '' })).toContain('Any delay is');
  expect(await find({ source: '', version: undefined })).toContain('Any delay is');
  expect(notes).toHaveLength(2);
  await expect(find({}, 'privacy')).rejects.toThrow('made of the document terms, not of privacy');
  await expect(find({ document: undefined }, 'privacy')).rejects.toThrow('made of the document terms');
  await expect(find({ source: '', version: '7.0' })).rejects.toThrow('version 7.0');
  expect(KEPT).toContain('terms');
});

const zipped = (xml: string, more: Readonly<Record<string, Uint8Array>> = {}) =>
  zipSync({ 'word/document.xml': strToU8(xml), ...more }, { level: 9 });
const many = Array.from({ length: 9000 }, (_, at) => [`x${at}`, new Uint8Array()] as const);

/** Says in its two headers that it has 1,000 bytes. */
function lying(zip: Uint8Array): Buffer {
  const bomb = Buffer.from(zip);
  for (const at of [bomb.lastIndexOf('PK\u0001\u0002') + 24, 22]) bomb.writeUInt32LE(1000, at);
  return bomb;
}

it.each([
  ['a zip bomb', () => zipped(' '.repeat(40_000_000)), /more than 8 MB/],
  ['a bomb that lies about its size', () => lying(zipped(' '.repeat(40_000_000))), /more than 8 MB/],
  ['many elements', () => zipped('<a/>'.repeat(300_000)), /more than 200000 elements/],
  ['deep XML', () => zipped('<a>'.repeat(500_000)), /more than 100 elements within each other/],
  ['many entries', () => zipped('<a/>', Object.fromEntries(many)), /more than 2000 entries/],
  ['no zip', () => strToU8('text'), /no Word file/],
  ['no XML', () => zipped('<a><b></a>'), /no Word file/],
])('%s is refused', (_, make, message) => {
  expect(() => openWord(make())).toThrow(message);
});
