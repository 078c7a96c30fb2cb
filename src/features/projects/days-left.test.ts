import { expect, it } from 'vitest';

import { daysLeft } from './days-left.ts';

const nowMs = Date.parse('2026-12-31T12:00:00Z');

it.each([
  ['2027-01-01T12:00:00.000Z', 1],
  ['2027-01-01T12:00:00.001Z', 2],
  ['2026-12-31T12:00:00.001Z', 1],
  ['2026-12-31T12:00:00.000Z', 0],
  ['2020-01-01T00:00:00.000Z', 0],
  ['2027-03-01T00:00:00.000Z', 60],
  ['never', undefined],
  [undefined, undefined],
])('until %s are %s', (endDate, expected) => {
  expect(daysLeft(endDate, nowMs)).toBe(expected);
});
