import { expect, it } from 'vitest';

import { factsSchema } from '#src/model/facts.schema.ts';
import { factsOn, withTexts } from './facts-on.ts';

const before = { value: 1, text: '$1' };
const table = {
  price: { value: 2, text: '$2', from: '2027-01-01', before },
  other: { value: 3, text: '3' },
} as const;

it.each([
  ['2026-12-31', '$1', 1],
  ['2027-01-01', '$2', 2],
  ['2027-01-02', '$2', 2],
] as const)('on %s a figure that changes on 1 January is %s', (day, text, value) => {
  const { price, other } = factsOn(table, day);
  expect([price.text, price.value]).toEqual([text, value]);
  expect(other).toBe(table.other);
});

it.each([
  ['a day without the figure until then', { value: 2, text: '$2', from: '2027-01-01' }],
  ['a figure without the day of its change', { value: 2, text: '$2', before }],
  ['a day that is none', { value: 2, text: '$2', from: 'in May', before }],
  [
    'another value than its words',
    { value: 2, text: '$2', from: '2027-01-01', before: { value: 5, text: '$1' } },
  ],
])('the table refuses %s', (_case, fact) => {
  expect(factsSchema.safeParse({ fact }).success).toBe(false);
  expect(factsSchema.safeParse(table).success).toBe(true);
});

it('gives figures the texts of another language', () => {
  const english = {
    days: { value: 5, text: '5 days' },
    age: { value: 18, text: '18' },
    price: { value: 1000, text: '$1,000' },
  };
  expect(withTexts(english, { days: '5 أيام' })).toEqual({
    days: { value: 5, text: '5 أيام' },
    age: { value: 18, text: '18' },
    // Isolated: it would be “1,000$” behind an Arabic word.
    price: { value: 1000, text: '\u2066$1,000\u2069' },
  });
});
