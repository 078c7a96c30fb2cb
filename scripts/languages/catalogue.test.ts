import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { type Entry, lineOfText, readCatalogue, writeCatalogue } from './catalogue.ts';
import { updateCatalogues, updateEntries } from './update-catalogues.ts';

const entry = (context: string, english: string, translation: string): Omit<Entry, 'line'> => ({
  ...{ context, english, translation, isFuzzy: false },
});

const entries = [
  entry('b.title', 'Two “lines”\nand a "quote"', 'سطران'),
  entry('a.items', 'One', 'واحد'),
  entry(
    'b.lead',
    'A text of\u00a0more than one line, since catalogues are folded at eighty letters a line.',
    'نص',
  ),
  entry('a.items', 'Two', ''),
  // Objects, as the parser gives them, put keys that are numbers first.
  entry('a.items', '2', '2'),
];

it('reads what it wrote, in the same order', () => {
  expect(readCatalogue(writeCatalogue('ar', entries))).toMatchObject(entries);
});

it('knows the line of each entry', () => {
  const source = writeCatalogue('ar', entries);
  const lines = source.split('\n');
  for (const { line, context } of readCatalogue(source)) expect(lines[line - 1]).toBe(`msgctxt "${context}"`);
});

it('finds the line of a text among those of one place', () => {
  const texts = [
    entry('a.items', 'In {total}', 'في {total}'),
    entry('a.items', 'From {total} on', 'من {total} فما'),
  ];
  const catalogue = readCatalogue(writeCatalogue('ar', [...entries, ...texts]));
  const lineOf = (english: string) => catalogue.find((one) => one.english === english)?.line;
  expect(lineOfText(catalogue, 'a.items', 'من 12 فما')).toBe(lineOf('From {total} on'));
  expect(lineOfText(catalogue, 'a.items', '2')).toBe(lineOf('2'));
  expect(lineOfText(catalogue, 'a.items', 'another text')).toBe(lineOf('One'));
});

it('keeps what a translator wrote: a comment, the mark and the earlier text', () => {
  const marked = {
    ...entry('a.title', 'New text', 'نص'),
    note: 'See the glossary',
    previous: 'Old “text"',
    isFuzzy: true,
  };
  expect(readCatalogue(writeCatalogue('ar', [marked]))).toMatchObject([marked]);
});

it('refuses a file that is broken', () => {
  expect(() => readCatalogue('msgctxt "a"\nmsgid "b\nmsgstr "c"\n')).toThrow();
});

/** The entries of a catalogue after the English texts have changed. */
const updated = (texts: readonly (readonly [context: string, english: string])[]) =>
  updateEntries(
    texts.map(([context, english]) => ({ context, english })),
    entries.map((one, index) => ({ ...one, line: index + 1 })),
  );

it('empties what is new and drops what is gone', () => {
  const { entries: after, counts } = updated([
    ['a.items', 'One'],
    ['c.title', 'Another'],
  ]);
  expect(after).toMatchObject([entry('a.items', 'One', 'واحد'), entry('c.title', 'Another', '')]);
  expect(counts).toEqual({ new: 1, changed: 0, gone: 4 });
});

it('marks the translation of a changed text and keeps its English', () => {
  const english = 'A text of\u00a0more than one line.';
  const [after] = updated([['b.lead', english]]).entries;
  expect(after).toMatchObject({ english, translation: 'نص', isFuzzy: true, previous: entries[2]?.english });
  const back = updateEntries(
    [{ context: 'b.lead', english: entries[2]?.english ?? '' }],
    after ? [{ ...after, line: 1 }] : [],
  );
  expect(back.entries).toMatchObject([{ translation: 'نص', isFuzzy: false, previous: undefined }]);
});

it('keeps the translation of a text that has moved', () => {
  expect(updated([['c.lead', 'One']]).entries).toMatchObject([entry('c.lead', 'One', 'واحد')]);
});

it('keeps the mark of a translator when a text has moved', () => {
  const marked = { ...entry('a.lead', 'One', 'واحد'), isFuzzy: true, line: 1 };
  const { entries: after } = updateEntries([{ context: 'b.lead', english: 'One' }], [marked]);
  expect(after).toMatchObject([{ translation: 'واحد', isFuzzy: true }]);
});

it('takes no translation of quite another text', () => {
  expect(updated([['a.items', 'Something else']]).entries).toMatchObject([
    { translation: '', isFuzzy: false },
  ]);
});

/** The catalogues of Arabic after `npm run words`, and what it printed. */
async function updatedFiles(files: Readonly<Record<string, string>>, english: object, name = 'a.ts') {
  const root = await mkdtemp(join(tmpdir(), 'catalogues-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(join(root, 'content/ar'), files);
  const lines = await updateCatalogues(root, 'ar', new Map([[name, { a: english }]]));
  const present = await listFiles(join(root, 'content/ar'));
  const texts = present.map((file) => readFile(join(root, 'content/ar', file), 'utf8'));
  return { lines, present, texts: await Promise.all(texts) };
}

const saved = `# The Arabic team
msgid ""
msgstr ""
"Language: ar\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"X-Generator: Poedit 3.4\\n"

msgctxt "a.title"
msgid ""
"One"
msgstr ""
"واحد"
`;

it('leaves a catalogue as a tool has saved it, and keeps its header when a text is new', async () => {
  expect(await updatedFiles({ 'a.po': saved }, { title: 'One' })).toMatchObject({
    lines: [],
    texts: [saved],
  });
  const { lines, texts } = await updatedFiles({ 'a.po': saved }, { title: 'One', lead: 'Two' });
  expect(lines).toEqual(['content/ar/a.po: 1 new, 0 changed, 0 gone']);
  expect(texts).toEqual([
    `${saved.replaceAll(/ ""\n(?="[One واحد]+"$)/gm, ' ')}\nmsgctxt "a.lead"\nmsgid "Two"\nmsgstr ""\n`,
  ]);
});

it('takes the translations of an English file that has another name', async () => {
  const { lines, present, texts } = await updatedFiles({ 'a.po': saved }, { title: 'One' }, 'b.ts');
  expect(lines).toEqual([
    'content/ar/b.po: 0 new, 1 changed, 0 gone',
    'content/ar/a.po: removed, it has no English texts',
  ]);
  expect(present).toEqual(['b.po']);
  expect(texts.flatMap(readCatalogue)).toMatchObject([entry('a.title', 'One', 'واحد')]);
});

it('names every broken catalogue with its line', async () => {
  const broken = saved.replace('""\n"One"', 'One text');
  await expect(updatedFiles({ 'a.po': broken, 'b.po': broken }, { title: 'One' })).rejects.toThrow(
    /content\/ar\/a\.po:9 is not in PO format: .*\ncontent\/ar\/b\.po:9 is not/,
  );
});
