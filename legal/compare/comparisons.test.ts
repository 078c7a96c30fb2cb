import { expect, it } from 'vitest';

import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { comparisonPath } from '../../src/routes.ts';
import { comparisonsOf, formerComparisons } from './comparisons.ts';

const document = madeUpDocument(
  'terms',
  ...['2026', '2025', '2024', '2023', '2022'].map((year, index) => ({
    ...{ version: `1.${5 - index}`, effectiveDate: `${year}-01-01`, note: `Note of ${year}.` },
  })),
);

const yearOf = (day: string) => day.slice(0, 4);
const path = (from: string, to: string) => comparisonPath('terms', `${from}-01-01`, `${to}-01-01`);

it('comparisons are of neighbours and with the text in force, with the notes of all between, the earliest first', () => {
  const pairs = comparisonsOf(document).map(({ from, to, notes }) => [
    ...[from, to].map(({ frontMatter }) => yearOf(frontMatter.effectiveDate)),
    ...notes.map((note) => note.replace(/\D+/, '')),
  ]);
  expect(pairs.map((pair) => pair.join(' '))).toEqual([
    '2025 2026 2026.',
    '2024 2026 2025. 2026.',
    '2023 2026 2024. 2025. 2026.',
    '2022 2026 2023. 2024. 2025. 2026.',
    '2024 2025 2025.',
    '2023 2024 2024.',
    '2022 2023 2023.',
  ]);
});

it('a comparison with a text that was in force once leads to the one with the text in force', () => {
  expect(formerComparisons(document)).toEqual([
    { from: path('2023', '2025'), to: path('2023', '2026') },
    { from: path('2022', '2025'), to: path('2022', '2026') },
    { from: path('2022', '2024'), to: path('2022', '2026') },
  ]);
});
