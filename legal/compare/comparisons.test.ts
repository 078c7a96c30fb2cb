import { expect, it } from 'vitest';

import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { comparisonPath } from '../../src/routes.ts';
import { comparisonsOf, formerComparisons } from './comparisons.ts';

const DAYS = ['2026-01-01', '2025-01-01', '2024-01-01', '2023-01-01', '2022-01-01'];

const document = madeUpDocument(
  'terms',
  ...DAYS.map((effectiveDate, index) => ({
    ...{ version: `1.${DAYS.length - index}`, effectiveDate },
    note: `Note of ${effectiveDate.slice(0, 4)}.`,
  })),
);

const path = (from: string, to: string) => comparisonPath('terms', `${from}-01-01`, `${to}-01-01`);

it('compares neighbours, and each version with the text in force', () => {
  const pairs = comparisonsOf(document).map(({ from, to }) =>
    [from, to].map(({ frontMatter }) => frontMatter.effectiveDate.slice(0, 4)).join('–'),
  );
  expect(pairs).toEqual([
    '2025–2026',
    '2024–2026',
    '2023–2026',
    '2022–2026',
    '2024–2025',
    '2023–2024',
    '2022–2023',
  ]);
});

it('tells what the notes say of every version between, the earliest first', () => {
  const notes = comparisonsOf(document).map((pair) => pair.notes.map((note) => note.slice(8, 12)).join(' '));
  expect(notes).toEqual([
    '2026',
    '2025 2026',
    '2024 2025 2026',
    '2023 2024 2025 2026',
    '2025',
    '2024',
    '2023',
  ]);
});

it('leads a comparison with a text that was in force once to the one with the text in force', () => {
  expect(formerComparisons(document)).toEqual([
    { from: path('2023', '2025'), to: path('2023', '2026') },
    { from: path('2022', '2025'), to: path('2022', '2026') },
    { from: path('2022', '2024'), to: path('2022', '2026') },
  ]);
});
