import { expect, it } from 'vitest';

import { formatDay } from './format-day.ts';

it.each([
  ['2026-02-02', '2 February 2026'],
  ['2026-12-31', '31 December 2026'],
])('the day %s is shown as %s', (day, shown) => {
  expect(formatDay(day)).toBe(shown);
});
