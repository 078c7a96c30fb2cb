import { expect, it } from 'vitest';

import { factsSchema } from '#src/model/facts.schema.ts';
import { factsOn } from './facts-on.ts';

const before = { value: 1, text: '$1' };
const table = {
  price: { value: 2, text: '$2', from: '2027-01-01', before },
  other: { value: 3, text: '3' },
} as const;

it.each([
  ['2026-12-31', '$1', 1],
  ['2027-01-01', '$2', 2],
  ['2027-01-02', '$2', 2],
] as const)('a figure that changes on 1 January has on %s the text %s', (day, text, value) => {
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
])('the table of facts refuses %s', (_case, fact) => {
  expect(factsSchema.safeParse({ fact }).success).toBe(false);
  expect(factsSchema.safeParse(table).success).toBe(true);
});
