import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Block } from '#scripts/legal/read/blocks.ts';
import { readLegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { diffBlocks, isChanged } from './diff.ts';
import type { RedlineBlock } from './passages.ts';

const paragraphs = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }));

/** A redline as one reads it aloud: `{-gone-}`, `{+new+}`. */
const written = (blocks: readonly RedlineBlock[]) =>
  blocks.map(({ parts }) =>
    parts
      .map(({ change, text }) =>
        change === 'added' ? `{+${text}+}` : change === 'removed' ? `{-${text}-}` : text,
      )
      .join(''),
  );

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

describe('diffBlocks', () => {
  it.each([
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
  ])('shows %s', (_what, before, after, expected) => {
    expect(written(diffBlocks(paragraphs(...before), paragraphs(...after)))).toEqual(expected);
  });

  it('takes a heading and a paragraph of the same words for two things', () => {
    const result = diffBlocks([{ kind: 'clause', text: 'Fees' }], [{ kind: 'paragraph', text: 'Fees' }]);
    expect(result.every(isChanged)).toBe(true);
  });

  const clause = (heading: string, ...texts: string[]): Block[] => [
    { kind: 'clause', text: heading },
    ...paragraphs(...texts),
  ];
  const fees = ['Users pay the fee of a year before it begins.', 'No fee is paid back.'];
  const end = ['Either side may end these terms.'];

  it('knows a clause that was moved, and tells where it was and where it is', () => {
    const before = [...clause('1.1 Fees', ...fees), ...clause('1.2 End', ...end)];
    const after = [...clause('1.1 End', ...end), ...clause('1.2 Fees', ...fees)];
    const result = diffBlocks(before, after);
    expect(result.filter(({ fate }) => fate).map(({ fate, parts }) => [fate, parts[0]?.change])).toEqual([
      [{ is: 'movedAway', number: '1.2' }, 'removed'],
      [{ is: 'renumbered', number: '1.2' }, 'same'],
      [{ is: 'moved', number: '1.1' }, 'same'],
    ]);
    expect(result.filter(isChanged)).toHaveLength(3);
  });

  it('knows a clause with another heading by its words, and takes a part for no clause', () => {
    const renamed = diffBlocks(clause('1.1 Fees', ...fees), clause('1.1 What users pay', ...fees));
    expect(written(renamed)).toEqual(['1.1 {-Fees-}{+What users pay+}', ...fees]);
    const part: Block[] = [{ kind: 'part', text: '1 Fees' }, ...paragraphs(...fees)];
    expect(diffBlocks(part, clause('1.1 Fees', ...fees)).every(isChanged)).toBe(true);
  });

  it('knows a clause by its heading when all of its words are others', () => {
    const result = diffBlocks(clause('1.1 Fees', ...fees), clause('1.1 Fees', ...end));
    expect(written(result)).toEqual(['1.1 Fees', `{-${fees[0]}-}`, `{-${fees[1]}-}`, `{+${end[0]}+}`]);
  });

  it('knows one of short passages by its words, and a heading without a number', () => {
    expect(written(diffBlocks(clause('1.1 One', 'a', 'b'), clause('1.1 Two', 'a', 'b')))).toEqual([
      '1.1 {-One-}{+Two+}',
      ...['a', 'b'],
    ]);
    expect(written(diffBlocks(clause('Fees', ...fees), clause('Costs', ...fees)))).toEqual([
      '{-Fees-}{+Costs+}',
      ...fees,
    ]);
  });

  it('takes no second clause for one that it knows already', () => {
    const before = [...clause('1.1 Fees', ...fees), ...clause('1.2 Charges', ...fees)];
    expect(written(diffBlocks(before, clause('1.1 Fees', ...fees)))).toEqual([
      ...['1.1 Fees', ...fees],
      ...['1.2 Charges', ...fees].map((text) => `{-${text}-}`),
    ]);
  });

  it('tells which number a part had before another one came', () => {
    const part = (text: string, ...texts: string[]): Block[] => [
      { kind: 'part', text },
      ...paragraphs(...texts),
    ];
    const result = diffBlocks(part('1 End', ...end), [...part('1 Fees', ...fees), ...part('2 End', ...end)]);
    expect(result.find(({ fate }) => fate)).toMatchObject({
      kind: 'part',
      fate: { is: 'renumbered', number: '1' },
    });
    expect(result.filter(isChanged)).toHaveLength(4);
  });

  it('takes of two likely clauses the likest', () => {
    const near = ['Users pay the fee of a month before it begins.', 'No fee is paid back.'];
    const far = ['Users pay the fee of a month when it ends.', 'Each fee is paid back.'];
    const before = [...clause('1.1 Far', ...far), ...clause('1.2 Near', ...near)];
    const heading = diffBlocks(before, clause('1.1 Fees', ...fees)).find(({ fate }) => fate);
    expect(heading?.fate).toEqual({ is: 'renumbered', number: '1.2' });
  });

  it('shows a clause that is new or gone whole, with its heading', () => {
    const kept = clause('1.1 End', ...end);
    const fresh = clause('1.2 Fees', ...fees);
    const marked = (sign: string) => ['1.2 Fees', ...fees].map((text) => `{${sign}${text}${sign}}`);
    expect(written(diffBlocks(kept, [...kept, ...fresh])).slice(2)).toEqual(marked('+'));
    expect(written(diffBlocks([...kept, ...fresh], kept)).slice(2)).toEqual(marked('-'));
  });

  it('loses and invents no word on either side, whatever the texts', () => {
    const words = array(constantFrom('the', 'User', 'pays', 'a', 'fee', 'is', 'due.', '1.2'), {
      minLength: 1,
    });
    const text = array(
      words.map((list) => list.join(' ')),
      { maxLength: 8 },
    );
    assert(
      property(text, text, (before, after) => {
        const result = diffBlocks(paragraphs(...before), paragraphs(...after));
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
});
