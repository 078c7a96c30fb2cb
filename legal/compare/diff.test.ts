import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';

import type { Block } from '#legal/read/blocks.ts';
import { readLegalDocuments } from '#legal/read/read-documents.ts';
import { diffBlocks, isChanged } from './diff.ts';
import { groupRedline } from './fold.ts';
import type { RedlineBlock } from './passages.ts';

/** `1 Part`, `1.1 Clause`, `row of a table`, or a paragraph. */
const passage = (text: string): Block => {
  if (/^\d \w/.test(text)) return { kind: 'part', text };
  if (text.startsWith('row')) return { kind: 'row', text };
  return { kind: /^\d\.\d/.test(text) ? 'clause' : 'paragraph', text };
};

/** A redline as one reads it aloud: `{-gone-}`, `{+new+}`, `<moved 1.1>`. */
const written = (blocks: readonly RedlineBlock[]) =>
  blocks.map(({ parts, change: moved }) => {
    const words = parts.map(({ change, text }) =>
      change === 'added' ? `{+${text}+}` : change === 'removed' ? `{-${text}-}` : text,
    );
    return words.join('') + (moved ? ` <${moved.is} ${moved.number}>` : '');
  });

const diffOf = (before: readonly string[], after: readonly string[]) =>
  diffBlocks(before.map(passage), after.map(passage));

const fees = ['Users pay the fee of a year before it begins.', 'No fee is paid back.'];
const near = ['Users pay the fee of a month before it begins.', 'No fee is paid back.'];
const far = ['Users pay the fee of a month when it ends.', 'Each fee is paid back.'];
const end = ['Either side may end these terms.'];
const marked = (sign: string, ...texts: string[]) => texts.map((text) => `{${sign}${text}${sign}}`);

it.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
  ['nothing', ['One.'], ['One.'], ['One.']],
  ['a word', ['You pay in five days.'], ['You pay in ten days.'], ['You pay in {-five-}{+ten+} days.']],
  ['a new passage', ['One.'], ['One.', 'Two.'], ['One.', '{+Two.+}']],
  ['a passage gone', ['One.', 'Two.'], ['Two.'], ['{-One.-}', 'Two.']],
  ['another passage in its place', ['Abc def.'], ['Ghi jkl.'], ['{-Abc def.-}', '{+Ghi jkl.+}']],
  [
    'a passage put before one that was reworded',
    ['The User pays the fee at once.'],
    ['Wholly new words.', 'The User pays every fee at once.'],
    ['{+Wholly new words.+}', 'The User pays {-the-}{+every+} fee at once.'],
  ],
  [
    'a moved clause, where it was and where it is',
    ['1.1 Fees', ...fees, '1.2 End', ...end],
    ['1.1 End', ...end, '1.2 Fees', ...fees],
    ['{-1.1 Fees-} <movedAway 1.2>', '1.1 End <renumbered 1.2>', ...end, '1.2 Fees <moved 1.1>', ...fees],
  ],
  [
    'a clause with another heading, by its words',
    ['1.1 Fees', ...fees],
    ['1.1 What users pay', ...fees],
    ['1.1 {-Fees-}{+What users pay+}', ...fees],
  ],
  [
    'one of short passages too',
    ['1.1 One', 'a', 'b'],
    ['1.1 Two', 'a', 'b'],
    ['1.1 {-One-}{+Two+}', 'a', 'b'],
  ],
  [
    'a clause with other words, by its heading',
    ['1.1 Fees', ...fees],
    ['1.1 Fees', ...end],
    ['1.1 Fees', ...marked('-', ...fees), ...marked('+', ...end)],
  ],
  [
    'a clause in place of a part as another',
    ['1 Fees', ...fees],
    ['1.1 Fees', ...fees],
    [...marked('-', '1 Fees', ...fees), ...marked('+', '1.1 Fees', ...fees)],
  ],
  [
    'one of two clauses of the same words as gone',
    ['1.1 Fees', ...fees, '1.2 Charges', ...fees],
    ['1.1 Fees', ...fees],
    ['1.1 Fees', ...fees, ...marked('-', '1.2 Charges', ...fees)],
  ],
  [
    'the number that a part had before another one came',
    ['1 End', ...end],
    ['1 Fees', ...fees, '2 End', ...end],
    [...marked('+', '1 Fees', ...fees), '2 End <renumbered 1>', ...end],
  ],
  [
    'of two likely clauses the likest',
    ['1.1 Far', ...far, '1.2 Near', ...near],
    ['1.1 Fees', ...fees],
    [
      ...marked('-', '1.1 Far', ...far),
      '1.1 {-Near-}{+Fees+} <renumbered 1.2>',
      'Users pay the fee of a {-month-}{+year+} before it begins.',
      'No fee is paid back.',
    ],
  ],
  [
    'a new clause whole',
    ['1.1 End', ...end],
    ['1.1 End', ...end, '1.2 Fees', ...fees],
    ['1.1 End', ...end, ...marked('+', '1.2 Fees', ...fees)],
  ],
  [
    'a clause that is gone whole',
    ['1.1 End', ...end, '1.2 Fees', ...fees],
    ['1.1 End', ...end],
    ['1.1 End', ...end, ...marked('-', '1.2 Fees', ...fees)],
  ],
])('a redline shows %s', (_what, before, after, expected) => {
  expect(written(diffOf(before, after))).toEqual(expected);
});

/** The passages of one side, put together again from the redline. */
const side = (blocks: readonly RedlineBlock[], without: 'added' | 'removed') =>
  blocks
    .map(({ parts }) =>
      parts
        .filter(({ change }) => change !== without)
        .map(({ text }) => text)
        .join(''),
    )
    .filter(Boolean);

it('loses and invents no word on either side, whatever the texts', () => {
  const words = array(constantFrom('the', 'User', 'pays', 'a', 'fee', 'is', 'due.', '1.2'), {
    minLength: 1,
  });
  const text = array(
    words.map((list) => list.join(' ')),
    { maxLength: 8 },
  );
  const paragraphs = (texts: readonly string[]): Block[] =>
    texts.map((one) => ({ kind: 'paragraph', text: one }));
  assert(
    property(text, text, (before, after) => {
      const result = diffBlocks(paragraphs(before), paragraphs(after));
      expect(side(result, 'added')).toEqual(before);
      expect(side(result, 'removed')).toEqual(after);
    }),
  );
});

it('marks in a long document what was changed, and nothing else', async () => {
  const [terms] = await readLegalDocuments();
  const blocks = terms?.current.blocks ?? [];
  const long = new Set(
    blocks
      .filter(({ kind }) => kind === 'paragraph')
      .toSorted((one, other) => one.text.length - other.text.length)
      .slice(-3),
  );
  const changed = blocks.map((block) =>
    long.has(block) ? { ...block, text: `${block.text} At once.` } : block,
  );
  const result = diffBlocks(blocks, changed).filter(isChanged);
  expect(result).toHaveLength(3);
  for (const line of written(result)) expect(line).toMatch(/\{\+ ?At once\.\+\}$/);
});

const table = 'row a|row b|row c|row d';
const below = 'row b|row c|row d';

it.each<readonly [string, string, string, readonly string[]]>([
  ['everything when nothing changed', '1 A|1.1 B|c', '1 A|1.1 B|c', ['(1 A|1.1 B|c)']],
  [
    'neither the headings of a change nor the passages beside it',
    '1 A|1.1 B|c|d|e|f|g|h',
    '1 A|1.1 B|c|d|e|f|new|g|h',
    ['1 A|1.1 B', '(c|d|e)', 'f|new|g|h'],
  ],
  [
    'nothing across headings, and no passage alone',
    '1 A|1.1 B|c|1.2 D|e|1.3 F|g',
    '1 A|1.1 B|c|new|1.2 D|e|1.3 F|g|new',
    ['1 A|1.1 B|c|new', '(1.2 D|e)', '1.3 F|g|new'],
  ],
  [
    'no row of a table with a new row',
    `1 A|1.1 B|c|d|${table}|e|f|g`,
    `1 A|1.1 B|c|d|${table}|row new|e|f|g`,
    ['1 A|1.1 B', '(c|d)', `${table}|row new|e`, '(f|g)'],
  ],
  [
    'no row below one that has changed',
    `b|c|d|row a|${below}|e|f|g`,
    `b|c|d|row new|${below}|e|f|g`,
    ['(b|c)', `d|row anew|${below}`, '(e|f|g)'],
  ],
  ['what is above without a heading', 'a|b|c|d|e', 'a|b|c|d|e|new', ['(a|b|c|d)', 'e|new']],
  [
    'not what is beside a heading with other words',
    '1 A|1.1 B|c|d|e|f',
    '1 A|1.1 New|n|1.2 C|c|d|e|f',
    ['1 A|1.1 New|n|1.2 BC|c', '(d|e|f)'],
  ],
  [
    'not what is beside a clause that was moved',
    '1 A|1.1 B|c|d|e|1.2 F|g|h|i',
    '1 A|1.1 F|g|h|i|1.2 B|c|d|e',
    ['1 A|1.1 B', '(1.1 F|g|h|i)', '1.2 B|c', '(d|e)'],
  ],
  [
    'a clause of which only the number has changed',
    '1 A|1.1 B|c|d|e',
    '1 A|1.1 New|n|1.2 B|c|d|e',
    ['1 A|1.1 New|n', '(1.2 B|c|d|e)'],
  ],
  [
    'the clauses between a part and a change',
    '1 A|1.1 B|c|1.2 D|e|f|2 G|2.1 H|i',
    '1 A|1.1 B|c|1.2 D|e|f|new|2 G|2.1 H|i',
    ['1 A', '(1.1 B|c)', '1.2 D|e|f|new', '(2 G|2.1 H|i)'],
  ],
])('a redline folds %s', (_what, before, after, expected) => {
  const groups = groupRedline(diffOf(before.split('|'), after.split('|')));
  const shown = groups.map(({ isFolded, blocks }) => {
    const lines = blocks.map(({ parts }) => parts.map(({ text }) => text).join('')).join('|');
    return isFolded ? `(${lines})` : lines;
  });
  expect(shown).toEqual(expected);
});
