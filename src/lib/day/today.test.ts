import { afterEach, expect, it, vi } from 'vitest';

import { addDays } from './add-days.ts';
import { today } from './today.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-02-28T19:59:59Z', '2026-02-28'],
  ['2026-02-28T20:00:00Z', '2026-03-01'],
  ['2026-03-01T00:00:00Z', '2026-03-01'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('today is the day in Dubai, four hours before that in UTC: at %s it is %s (F-L1)', (moment, day) => {
  vi.stubEnv('SITE_DAY', undefined);
  expect(today(new Date(moment))).toBe(day);
});

it('today is the day of SITE_DAY, which must be a date', () => {
  vi.stubEnv('SITE_DAY', '2030-01-02');
  expect(today()).toBe('2030-01-02');
  vi.stubEnv('SITE_DAY', '2 January');
  expect(() => today()).toThrow('SITE_DAY is 2 January: write a day of the calendar, as in 2026-03-01');
  for (const word of ['on 2030-01-02', '2030-01-02T00:00', '2026-02-31']) {
    vi.stubEnv('SITE_DAY', word);
    expect(() => today()).toThrow(`SITE_DAY is ${word}`);
  }
});

it('days are counted over months, years and leap days, in both directions', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
