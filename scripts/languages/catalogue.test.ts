import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { type Entry, lineOfText, readCatalogue, readObsolete, writeCatalogue } from './catalogue.ts';
import { updateCatalogues, updateEntries } from './update-catalogues.ts';

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

it('a catalogue is read as it was written, in the same order', () => {
  expect(entriesIn(writeCatalogue('ar', entries))).toMatchObject(entries);
});

it('the line of each entry of a catalogue is known', () => {
  const source = writeCatalogue('ar', entries);
  const lines = source.split('\n');
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

const kept = `msgid ""
msgstr ""
"Language: ar\\n"
"Content-Type: text/plain; charset=utf-8\\n"

# See the glossary
#: pages/about.ts
#. The headline
#, fuzzy, max-length:40
#| msgctxt "a.name"
#| msgid "Old “text\\""
msgctxt "a.title"
msgid "New text"
msgstr "نص"

#~ msgctxt "a.former"
#~ msgid "Former"
#~ msgstr "سابق"
`;

it('a catalogue keeps what translators and tools wrote: comments, flags, the earlier text, obsolete entries', () => {
  const [marked] = entriesIn(kept);
  expect(marked).toMatchObject({
    flags: ['fuzzy', 'max-length:40'],
    previous: { context: 'a.name', english: 'Old “text"' },
  });
  expect(entriesIn(kept)).toHaveLength(1);
  expect(writeCatalogue('ar', entriesIn(kept), kept)).toBe(kept);
});

it('the earlier text is read only beside the mark: without it the translation is finished', () => {
  const unmarked = entriesIn(kept.replace('fuzzy, ', ''));
  expect(unmarked).toMatchObject([{ previous: undefined, flags: ['max-length:40'] }]);
  const { entries: after } = updateEntries([{ context: 'a.title', english: 'Old “text"' }], unmarked);
  expect(after).toMatchObject([{ flags: ['fuzzy', 'max-length:40'], previous: { english: 'New text' } }]);
});

it('an obsolete entry is taken back when its text has come back', () => {
  const { entries: after } = updateEntries(
    [{ context: 'a.former', english: 'Former' }],
    [],
    readObsolete(kept),
  );
  expect(after).toMatchObject([{ translation: 'سابق', flags: [] }]);
  expect(writeCatalogue('ar', after, kept)).not.toContain('#~');
});

it.each([
  [String.raw`a\tb\nc`, 'a\tb\nc'],
  [String.raw`a\\nb\"`, String.raw`a\nb"`],
])('the escapes in %s are read', (written, read) => {
  const source = `msgctxt "a"\nmsgid "${written}"\nmsgstr "${written}"\n`;
  expect(entriesIn(source)).toMatchObject([{ english: read, translation: read, line: 1 }]);
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

/** The entries of a catalogue after the English texts have changed. */
const updated = (texts: readonly (readonly [context: string, english: string])[]) =>
  updateEntries(
    texts.map(([context, english]) => ({ context, english })),
    entries.map((one, index) => ({ ...one, line: index + 1 })),
  );

it('an update leaves a new text empty and drops one that is gone', () => {
  const { entries: after, gone } = updated([
    ['a.items', 'One'],
    ['c.title', 'Another'],
  ]);
  expect(after).toMatchObject([entry('a.items', 'One', 'واحد'), entry('c.title', 'Another', '')]);
  expect(gone.size).toBe(4);
});

it('an update marks the translation of a changed text and keeps its English', () => {
  const english = 'A text of\u00a0more than one line.';
  const [after] = updated([['b.lead', english]]).entries;
  expect(after).toMatchObject({
    ...{ english, translation: 'نص', flags: ['fuzzy'] },
    previous: { english: entries[2]?.english },
  });
  const back = updateEntries(
    [{ context: 'b.lead', english: entries[2]?.english ?? '' }],
    after ? [{ ...after, line: 1 }] : [],
  );
  expect(back.entries).toMatchObject([{ translation: 'نص', flags: [], previous: undefined }]);
});

it('an update keeps the translation of a text that has moved', () => {
  expect(updated([['c.lead', 'One']]).entries).toMatchObject([entry('c.lead', 'One', 'واحد')]);
});

it('an update keeps the mark of a translator when a text has moved', () => {
  const marked = { ...entry('a.lead', 'One', 'واحد'), flags: ['fuzzy'], line: 1 };
  const { entries: after } = updateEntries([{ context: 'b.lead', english: 'One' }], [marked]);
  expect(after).toMatchObject([{ translation: 'واحد', flags: ['fuzzy'] }]);
});

it('an update takes no translation of quite another text', () => {
  expect(updated([['a.items', 'Something else']]).entries).toMatchObject([{ translation: '', flags: [] }]);
});

it('an update gives the translation of a moved text to one place, once', () => {
  const texts = ['c.first', 'c.second', 'a.items'].map((context) => ({ context, english: 'One' }));
  const { entries: after } = updateEntries(texts.slice(0, 2), [
    { ...entry('a.items', 'One', 'واحد'), line: 1 },
  ]);
  expect(after.map(({ translation }) => translation)).toEqual(['واحد', '']);
});

it('an update gives a moved text its translation before a text at its old place that resembles it', () => {
  const { entries: after } = updateEntries(
    [
      { context: 'a.lead', english: 'One deal a day' },
      { context: 'a.title', english: 'One deal' },
    ],
    [{ ...entry('a.lead', 'One deal', 'صفقة'), line: 1 }],
  );
  expect(after).toMatchObject([
    { translation: '', flags: [] },
    { translation: 'صفقة', flags: [] },
  ]);
});

/** The catalogues of Arabic after `npm run words`, and what it printed. */
async function updatedFiles(
  files: Readonly<Record<string, string | Buffer>>,
  english: object,
  name = 'a.ts',
) {
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

it('an update takes the translations of an English file that has another name', async () => {
  const { lines, present, texts } = await updatedFiles({ 'a.po': saved }, { title: 'One' }, 'b.ts');
  expect(lines).toEqual([
    'content/ar/b.po: 0 new, 1 changed, 0 gone',
    'content/ar/a.po: removed, it has no English texts',
  ]);
  expect(present).toEqual(['b.po']);
  expect(texts.flatMap(entriesIn)).toMatchObject([entry('a.title', 'One', 'واحد')]);
});

it('an update takes the translation of a text that has moved to another file, for one of its places', async () => {
  const { texts } = await updatedFiles({ 'a.po': saved, 'c.po': saved }, { first: 'One', second: 'One' });
  const translations = texts.flatMap(entriesIn).map(({ translation }) => translation);
  expect(translations).toEqual(['واحد', 'واحد']);
  const once = await updatedFiles({ 'c.po': saved }, { first: 'One', second: 'One' });
  expect(once.texts.flatMap(entriesIn).map(({ translation }) => translation)).toEqual(['واحد', '']);
});

it('an update refuses a catalogue in another charset, and changes nothing', async () => {
  await expect(
    updatedFiles({ 'a.po': Buffer.from([...Buffer.from(saved), 0xe9]) }, { title: 'Another' }),
  ).rejects.toThrow('content/ar/a.po:1 is not in UTF-8: save it in that charset');
});

it('an update names every broken catalogue with its line', async () => {
  const broken = saved.replace('""\n"One"', 'One text');
  await expect(updatedFiles({ 'a.po': broken, 'b.po': broken }, { title: 'One' })).rejects.toThrow(
    /content\/ar\/a\.po:9 is not in PO format: .*\ncontent\/ar\/b\.po:9 is not/,
  );
});
