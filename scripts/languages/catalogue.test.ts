import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { type Entry, lineOfText, readCatalogue, writeCatalogue } from './catalogue.ts';
import { updateCatalogues } from './update-catalogues.ts';

const read = (name: string) => readFile(new URL(`golden/${name}.po.txt`, import.meta.url), 'utf8');
const [kept, saved] = [await read('kept'), await read('saved')];

const entriesIn = (source: string) => readCatalogue(source).entries;

const entry = (context: string, english: string, translation: string): Omit<Entry, 'line'> => ({
  ...{ context, english, translation, flags: [] },
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

it('a catalogue is read as it was written, in the same order, each entry with its line', () => {
  const source = writeCatalogue('ar', entries);
  const lines = source.split('\n');
  expect(entriesIn(source)).toMatchObject(entries);
  for (const { line, context } of entriesIn(source)) expect(lines[line - 1]).toBe(`msgctxt "${context}"`);
});

it('the line of a text is found among those of one place', () => {
  const texts = [
    entry('a.items', 'In {total}', 'في {total}'),
    entry('a.items', 'From {total} on', 'من {total} فما'),
  ];
  const catalogue = entriesIn(writeCatalogue('ar', [...entries, ...texts]));
  const lineOf = (english: string) => catalogue.find((one) => one.english === english)?.line;
  expect(lineOfText(catalogue, 'a.items', 'من 12 فما')).toBe(lineOf('From {total} on'));
  expect(lineOfText(catalogue, 'a.items', '2')).toBe(lineOf('2'));
  expect(lineOfText(catalogue, 'a.items', 'another text')).toBe(lineOf('One'));
});

it('a catalogue keeps what translators and tools wrote: comments, flags, the earlier text, obsolete entries', () => {
  const [marked] = entriesIn(kept);
  expect(marked).toMatchObject({
    flags: ['fuzzy', 'max-length:40'],
    previous: { context: 'a.name', english: 'Old “text"' },
  });
  expect(entriesIn(kept)).toHaveLength(1);
  expect(writeCatalogue('ar', entriesIn(kept), kept)).toBe(kept);
});

it.each([
  [String.raw`a\tb\nc`, 'a\tb\nc'],
  [String.raw`a\\nb\"`, String.raw`a\nb"`],
])('the escapes in %s are read', (written, text) => {
  const source = `msgctxt "a"\nmsgid "${written}"\nmsgstr "${written}"\n`;
  expect(entriesIn(source)).toMatchObject([{ english: text, translation: text, line: 1 }]);
});

const first = 'msgctxt "a"\nmsgid "b"\nmsgstr "c"\n';

it.each([
  ['an open quote', 'msgctxt "a"\nmsgid "b\nmsgstr "c"\n', 3],
  ['bytes in digits', 'msgctxt "a"\nmsgid "b"\nmsgstr "caf\\303\\251"\n', 3],
  ['a bell', `${first}\nmsgctxt "d"\nmsgid "b"\nmsgstr ""\n"\\a"\n`, 8],
  ['an entry that is there twice', `${first}\n${first}`, 5],
  ['a text that is there twice', 'msgid "b"\nmsgstr ""\n\nmsgid "b"\nmsgstr ""\n', 4],
  ['another charset', 'msgid ""\nmsgstr "Content-Type: text/plain; charset=windows-1256\\n"\n', 1],
  ['marks of a merge', `${first}\n<<<<<<< ours\n${first.replace('"a"', '"d"')}`, 5],
])('a catalogue with %s is refused, with its line', (_what, source, line) => {
  expect(readCatalogue(source, 'a.po')).toMatchObject({ entries: [], problems: [{ file: 'a.po', line }] });
});

/** The catalogues of Arabic after `npm run words`, and what it printed. */
async function updatedFiles(files: Readonly<Record<string, string | Buffer>>, english: object) {
  const root = await mkdtemp(join(tmpdir(), 'catalogues-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(join(root, 'content/ar'), files);
  const lines = await updateCatalogues(root, 'ar', new Map([['a.ts', { a: english }]]));
  const present = await listFiles(join(root, 'content/ar'));
  const texts = present.map((file) => readFile(join(root, 'content/ar', file), 'utf8'));
  return { lines, present, texts: await Promise.all(texts) };
}

it('an update leaves a catalogue as a tool has saved it, and keeps its header when a text is new', async () => {
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

it('an update moves translations with their texts, and marks those of changed texts', async () => {
  const english = {
    ...{ new: 'New', changed: 'A text of more than one line', changedAgain: 'A sum of more than a dollar' },
    ...{ replaced: 'Something else', moved: 'Moved', movedMarked: 'Moved with its mark' },
    ...{ first: 'Two places', second: 'Two places', fromFile: 'Of a file', fromFileToo: 'Of a file' },
    ...{ deal: 'One deal a day', dealElsewhere: 'One deal', takenBack: 'A text of one line' },
    ...{ commentedOut: 'Obsolete', finished: 'Old text' },
  };
  const files = { 'a.po': await read('before'), 'former.po': await read('former') };
  const { lines, present, texts } = await updatedFiles(files, english);
  expect(present).toEqual(['a.po']);
  await expect([...lines, '', ...texts].join('\n')).toMatchFileSnapshot('golden/updated.po.txt');
});

it('names every broken catalogue with its line, and changes nothing', async () => {
  const broken = saved.replace('""\n"One"', 'One text');
  const latin = Buffer.from([...Buffer.from(saved), 0xe9]);
  await expect(updatedFiles({ 'a.po': broken, 'b.po': latin }, { title: 'Another' })).rejects.toMatchObject({
    findings: [
      { file: 'content/ar/a.po', line: 9 },
      { file: 'content/ar/b.po', line: 1 },
    ],
  });
});
