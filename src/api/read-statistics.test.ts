import { expect, it } from 'vitest';

import { readStatistics } from './read-statistics.ts';

it('reads numbers and drops other values (R3.8, F-T11)', () => {
  const answer = { countries: 150, firms: 0, deals: '900', raised: -1, share: 0.5, of: null, more: { a: 1 } };
  expect(readStatistics(answer)).toEqual({ countries: 150, firms: 0, share: 0.5 });
});

it('leaves prototypes alone', () => {
  const figures = readStatistics(JSON.parse('{"__proto__":7,"constructor":{"prototype":1},"deals":5}'));
  expect(Object.entries(figures)).toEqual([['deals', 5]]);
  expect(Object.getPrototypeOf(figures)).toBe(Object.prototype);
});

it('limits a huge answer', () => {
  const answer = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`n${index}`, index]));
  expect(Object.keys(readStatistics(answer))).toHaveLength(100);
});
