import { expect, it } from 'vitest';

import type { Block } from '#scripts/legal/read/blocks.ts';
import { diffBlocks } from './diff.ts';
import { groupRedline } from './fold.ts';

const passage = (line: string): Block => {
  if (/^\d \w/.test(line)) return { kind: 'part', text: line };
  if (line.startsWith('row')) return { kind: 'row', text: line };
  return { kind: /^\d\.\d/.test(line) ? 'clause' : 'paragraph', text: line };
};

/** Groups of a comparison, one passage a word; what is folded in brackets. */
const grouped = (before: string, after: string) =>
  groupRedline(diffBlocks(before.split('|').map(passage), after.split('|').map(passage))).map(
    ({ isFolded, blocks }) => {
      const lines = blocks.map(({ parts }) => parts.map(({ text }) => text).join('')).join('|');
      return isFolded ? `(${lines})` : lines;
    },
  );

it('folds everything when nothing changed', () => {
  expect(grouped('1 A|1.1 B|c', '1 A|1.1 B|c')).toEqual(['(1 A|1.1 B|c)']);
});

it('shows a change under its headings, with the passages beside it', () => {
  expect(grouped('1 A|1.1 B|c|d|e|f|g|h', '1 A|1.1 B|c|d|e|f|new|g|h')).toEqual([
    '1 A|1.1 B',
    '(c|d|e)',
    'f|new|g|h',
  ]);
});

it('ends at the next heading, and never folds one passage alone', () => {
  expect(grouped('1 A|1.1 B|c|1.2 D|e|1.3 F|g', '1 A|1.1 B|c|new|1.2 D|e|1.3 F|g|new')).toEqual([
    '1 A|1.1 B|c|new',
    '(1.2 D|e)',
    '1.3 F|g|new',
  ]);
});

it('shows a table with all its rows when one of them has changed', () => {
  const table = 'row a|row b|row c|row d';
  expect(grouped(`1 A|1.1 B|c|d|${table}|e|f|g`, `1 A|1.1 B|c|d|${table}|row new|e|f|g`)).toEqual([
    '1 A|1.1 B',
    '(c|d)',
    'row a|row b|row c|row d|row new|e',
    '(f|g)',
  ]);
});

it('shows the rows after one that has changed, and nothing above the first heading but what stands beside it', () => {
  const table = 'row b|row c|row d';
  expect(grouped(`b|c|d|row a|${table}|e|f|g`, `b|c|d|row new|${table}|e|f|g`)).toEqual([
    '(b|c)',
    `d|row anew|${table}`,
    '(e|f|g)',
  ]);
  expect(grouped('a|b|c|d|e', 'a|b|c|d|e|new')).toEqual(['(a|b|c|d)', 'e|new']);
});

it('shows what stands beside a heading that has other words too, and beside one that was moved', () => {
  expect(grouped('1 A|1.1 B|c|d|e|f', '1 A|1.1 New|n|1.2 C|c|d|e|f')).toEqual([
    '1 A|1.1 New|n|1.2 BC|c',
    '(d|e|f)',
  ]);
  expect(grouped('1 A|1.1 B|c|d|e|1.2 F|g|h|i', '1 A|1.1 F|g|h|i|1.2 B|c|d|e')).toEqual([
    '1 A|1.1 B',
    '(1.1 F|g|h)',
    'i|1.2 B|c',
    '(d|e)',
  ]);
});

it('folds a clause of which only the number has changed', () => {
  expect(grouped('1 A|1.1 B|c|d|e', '1 A|1.1 New|n|1.2 B|c|d|e')).toEqual(['1 A|1.1 New|n', '(1.2 B|c|d|e)']);
});

it('keeps the part over a change, and not the clauses between', () => {
  expect(grouped('1 A|1.1 B|c|1.2 D|e|f|2 G|2.1 H|i', '1 A|1.1 B|c|1.2 D|e|f|new|2 G|2.1 H|i')).toEqual([
    '1 A',
    '(1.1 B|c)',
    '1.2 D|e|f|new',
    '(2 G|2.1 H|i)',
  ]);
});
