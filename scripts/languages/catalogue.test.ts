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

type Made = readonly [context: string, english: string, translation: string, ...flags: string[]];

it.each<readonly [what: string, before: readonly Made[], after: readonly Made[]]>([
  ['empties what is new, and drops what is gone', [['a', 'One', 'واحد']], [['c', 'Another', '']]],
  [
    'marks the translation of a changed text',
    [['a', 'A text of more than one line, since', 'نص']],
    [['a', 'A text of more than one line', 'نص', 'fuzzy']],
  ],
  ['keeps that of a text that has moved', [['a', 'One', 'واحد']], [['c', 'One', 'واحد']]],
  ['keeps the mark of a translator then', [['a', 'One', 'واحد', 'fuzzy']], [['b', 'One', 'واحد', 'fuzzy']]],
  ['takes none of quite another text', [['a', 'One', 'واحد']], [['a', 'Something else', '']]],
  [
    'gives that of a moved text to one place, once',
    [['a', 'One', 'واحد']],
    [
      ['c', 'One', 'واحد'],
      ['d', 'One', ''],
    ],
  ],
  [
    'gives it to a moved text before one at its old place that resembles it',
    [['a', 'One deal', 'صفقة']],
    [
      ['a', 'One deal a day', ''],
      ['b', 'One deal', 'صفقة'],
    ],
  ],
])('an update %s', (_what, before, after) => {
  const [former, wanted] = [before, after].map((rows) =>
    rows.map(([context, english, translation, ...flags]) => ({
      ...{ context, english, translation, flags, line: 1 },
    })),
  );
  const { entries: made } = updateEntries(wanted ?? [], former ?? []);
  expect(made.map((one) => [one.context, one.english, one.translation, ...one.flags])).toEqual(after);
});

it('keeps the English of a changed text, and takes a change back', () => {
  const source = { context: 'a', english: 'A text of one line', translation: 'نص', flags: [], line: 1 };
  const { entries: changed } = updateEntries([{ context: 'a', english: 'A text of a line' }], [source]);
  expect(changed).toMatchObject([{ previous: { english: source.english } }]);
  const back = updateEntries(
    [source],
    changed.map((one) => ({ ...one, line: 1 })),
  );
  expect(back.entries).toMatchObject([{ translation: 'نص', flags: [], previous: undefined }]);
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
