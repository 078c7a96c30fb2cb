import { expect, it } from 'vitest';

import { type Entry, readCatalogue, writeCatalogue } from './catalogue.ts';
import { updateEntries } from './update-catalogues.ts';

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
];

const read = (source: string) => readCatalogue(source).map((one) => ({ ...one, line: undefined }));

it('reads what it wrote, in the same order', () => {
  expect(read(writeCatalogue('ar', entries))).toMatchObject(entries);
});

it('knows the line of each entry', () => {
  const source = writeCatalogue('ar', entries);
  const lines = source.split('\n');
  for (const { line, context } of readCatalogue(source)) expect(lines[line - 1]).toBe(`msgctxt "${context}"`);
});

it('keeps what a translator wrote: a comment, the mark and the earlier text', () => {
  const marked = {
    ...entry('a.title', 'New text', 'نص'),
    note: 'See the glossary',
    previous: 'Old “text"',
    isFuzzy: true,
  };
  expect(read(writeCatalogue('ar', [marked]))).toMatchObject([marked]);
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
  expect(counts).toEqual({ new: 1, changed: 0, gone: 3 });
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

it('takes no translation of quite another text', () => {
  expect(updated([['a.items', 'Something else']]).entries).toMatchObject([
    { translation: '', isFuzzy: false },
  ]);
});
