import { expect, it } from 'vitest';

import { figuresIn } from './figures.ts';

const read = (text: string) => figuresIn(text).map(({ kind, numbers }) => `${kind} ${numbers.join('–')}`);

it.each([
  ['US$100,000', 'money 100000'],
  ['US$ 5m', 'money 5000000'],
  ['$25B+', 'money 25000000000'],
  ['€ 1.50', 'money 1.5'],
  ['2–5%', 'percent 2–5'],
  ['between 2% and 5 per cent', 'percent 2–5'],
  ['50 GB', 'storage 50'],
  ['10 TB', 'storage 10000'],
  ['150+', 'count 150'],
  ['160 countries', 'count 160'],
  ['twelve thousand dollars', 'money 12000'],
  ['a 12,000-dollar fee', 'money 12000'],
  ['twelve thousand (12,000) dollars', 'money 12000'],
  ['between two and five per cent', 'percent 2–5'],
  ['one hundred and fifty countries', 'count 150'],
  ['aged 21', 'age 21'],
  ['under 21s', 'age 21'],
  ['twenty-one years of age', 'age 21'],
  ['21 or older', 'age 21'],
  ['5 calendar days', 'duration 120'],
  ['five (5) calendar days', 'duration 120'],
  ['1 year', 'duration 8766'],
  ['two further months', 'duration 1461'],
  ['a 6-month listing', 'duration 4383'],
  ['five user licences', 'licences 5'],
])('the text "%s" is read as %s (F-L2)', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it.each([
  ['five (6) days', true],
  ['fifty (50) days', false],
  ['US$1,000,000 (two million dollars)', true],
  ['US$1,000,000 (one million US dollars)', false],
  ['US$1,000,000 (3,672,500 dirhams)', false],
])('the words and digits of "%s" differ: %s', (text, isTwofold) => {
  expect(figuresIn(text)[0]).toMatchObject({ isTwofold });
});

it.each(['100,000 €', 'AED 100,000', '100,000 dirhams'])('the amount "%s" is told from dollars', (text) => {
  expect(figuresIn(text)).toMatchObject([{ numbers: [100_000], isForeign: true }]);
});

it.each([
  'three partners in 2 rooms',
  '360, open 24/7',
  'version 1.0 of 2025-03-01',
  '10,000,000',
  '+971 4 000 0000',
])('the text "%s" has no figure', (text) => {
  expect(figuresIn(text)).toEqual([]);
});

it('each figure in a sentence comes with its position', () => {
  const text = 'From $35 to 10 TB within one month';
  expect(figuresIn(text).map((figure) => text.slice(figure.index, figure.index + 5))).toEqual([
    '$35 t',
    '10 TB',
    'one m',
  ]);
});
