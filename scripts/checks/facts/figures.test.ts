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
  ['5 calendar days', 'days 5'],
  ['two further months', 'months 2'],
  ['a 6-month listing', 'months 6'],
  ['five user licences', 'licences 5'],
])('reads "%s" as %s', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it.each([
  'three partners in 2 rooms',
  'Qanat 360',
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
