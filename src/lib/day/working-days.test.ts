import { expect, it } from 'vitest';

import { isWorkingDay, workingDay } from './working-days.ts';

it.each([
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-12-02', false],
  ['2027-01-01', false],
  ['2026-03-20', false],
  ['2026-05-26', false],
  ['2026-05-27', false],
  ['2026-06-16', false],
  ['2026-05-12', true],
])('the financial centre works on %s: %s', (day, works) => {
  expect(isWorkingDay(day)).toBe(works);
});

it.each([
  ['2026-11-29', 0, '2026-11-27'],
  ['2026-11-30', -1, '2026-11-27'],
  ['2026-12-01', 1, '2026-12-04'],
  ['2026-05-25', 1, '2026-06-01'],
])('from %s, %i working days lead to %s', (from, count, day) => {
  expect(workingDay(from, count)).toBe(day);
});
