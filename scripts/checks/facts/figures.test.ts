import { expect, it } from 'vitest';

import { figuresIn } from './figures.ts';

const read = (text: string) => figuresIn(text).map(({ kind, numbers }) => `${kind} ${numbers.join('–')}`);

it.each([
  ['US$100,000', 'money 100000'],
  ['US$ 5m', 'money 5000000'],
  ['USD 50,000', 'money 50000'],
  ['$25B+', 'money 25000000000'],
  ['$25 billion', 'money 25000000000'],
  ['€ 1.50', 'money 1.5'],
  ['2–5%', 'percent 2–5'],
  ['between 2% and 5 per cent', 'percent 2–5'],
  ['100\u00a0%', 'percent 100'],
  ['50 GB', 'storage 50'],
  ['10 TB', 'storage 10000'],
  ['150+', 'count 150'],
  ['160 countries', 'count 160'],
  ['2,500 private deals', 'count 2500'],
  ['twelve thousand dollars', 'money 12000'],
  ['US dollars twelve thousand', 'money 12000'],
  ['12 000 $', 'money 12000'],
  ['12.000,00 USD', 'money 12000'],
  ['US$ 12\u202f000', 'money 12000'],
  ['12’000 dollars', 'money 12000'],
  ['$12,000 USD', 'money 12000'],
  ['a 12,000-dollar fee', 'money 12000'],
  ['twelve thousand (12,000) dollars', 'money 12000'],
  ['fifty per cent', 'percent 50'],
  ['between two and five per cent', 'percent 2–5'],
  ['two gigabytes', 'storage 2'],
  ['one hundred and fifty countries', 'count 150'],
  ['aged 21', 'age 21'],
  ['under 21s', 'age 21'],
  ['twenty-one years of age', 'age 21'],
  ['21 or older', 'age 21'],
  ['5 calendar days', 'duration 120'],
  ['five (5) calendar days', 'duration 120'],
  ['two weeks', 'duration 336'],
  ['a fortnight', 'duration 336'],
  ['twelve months', 'duration 8766'],
  ['1 year', 'duration 8766'],
  ['two further months', 'duration 1461'],
  ['a 6-month listing', 'duration 4383'],
  ['five user licences', 'licences 5'],
])('reads "%s" as %s (F-L2)', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it('takes another currency, and two numbers in one, for what they are', () => {
  const [euros, days] = figuresIn('100.000 € within five (6) days');
  expect(euros).toMatchObject({ numbers: [100_000], isForeign: true });
  expect(days).toMatchObject({ isTwofold: true });
});

it.each([
  'three partners in 2 rooms',
  'Product 360',
  'open 24/7',
  'version 1.0 of 2025-03-01',
  'for example 10,000,000 or 2.5m',
  '+971 4 000 0000',
])('takes "%s" for no figure', (text) => {
  expect(figuresIn(text)).toEqual([]);
});

it('says where each figure of a sentence stands', () => {
  const text = 'From $35 to 10 TB within one month';
  expect(figuresIn(text).map((figure) => text.slice(figure.index))).toEqual([
    '$35 to 10 TB within one month',
    '10 TB within one month',
    'one month',
  ]);
});
