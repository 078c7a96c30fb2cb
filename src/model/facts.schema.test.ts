import { expect, it } from 'vitest';

import { factsSchema } from './facts.schema.ts';

const isAccepted = (value: number | number[], text: string) =>
  factsSchema.safeParse({ figure: { value, text } }).success;

it.each([
  [150, '150+'],
  [[2, 5], '2–5%'],
  [12_000, '$12,000'],
  [[24, 4, 1], '24, 4 and 1\u00a0hours'],
  [0, 'Free'],
  [2, 'two further months'],
  [100_000, 'US$100,000'],
  [1_000_000_000, '$1\u00a0billion'],
])('a fact of %j is accepted as %s', (value, text) => {
  expect(isAccepted(value, text)).toBe(true);
});

it.each([
  [12_000, '$1,200'],
  [[2, 5], '2%'],
  [25_000_000_000, '$25M+'],
  [1000, 'Free'],
  [6, 'some months'],
])('a fact of %j is rejected as %s, a different figure', (value, text) => {
  expect(isAccepted(value, text)).toBe(false);
});

it.each([
  [12_000, '$12000'],
  [1500, 'USD$1,500'],
  [10_000_000, '$10M'],
  [25_000_000_000, '$25B+'],
])('a fact of %j is rejected as %s, another form of an amount, unless it is a claim', (value, text) => {
  expect(isAccepted(value, text)).toBe(false);
  const claim = { source: 'Company figures', reviewBy: '2027-05-31' };
  expect(factsSchema.safeParse({ figure: { value, text, claim } }).success).toBe(true);
});

it('a unit that a line break could separate from its figure is rejected', () => {
  expect(isAccepted(50, '50 GB')).toBe(false);
  expect(isAccepted(50, '50\u00a0GB')).toBe(true);
});
