import { expect, it } from 'vitest';

import { formsIn } from './sample-forms.ts';
import { languages } from './languages.ts';
import { today } from './sample-state.ts';

const words = {
  today: 'اليوم',
  counts: { days: { two: 'يومان', few: '{count} أيام', other: '{count} يوم' } },
};
const arabic = formsIn(languages.ar, words);
const english = formsIn(languages.en, {
  today: 'Today',
  counts: { days: { one: '{count} day', other: '{count} days' } },
});

it.each([
  [24_000_000, 'US$24.0M', '24.0\u00a0مليون\u00a0دولار'],
  [2_000_000, 'US$2.0M', '2.0\u00a0مليون\u00a0دولار'],
  [500_000, 'US$0.5M', '0.5\u00a0مليون\u00a0دولار'],
])('writes %d dollars in one form for each language', (amount, inEnglish, inArabic) => {
  expect([english.money(amount), arabic.money(amount)]).toEqual([inEnglish, inArabic]);
});

it('keeps the percent sign on one side in texts from right to left', () => {
  expect([english.percent(4.2), arabic.percent(4.2)]).toEqual(['4.2%', '\u20664.2%\u2069']);
});

it('counts with the plural forms of the language', () => {
  expect([1, 2].map((days) => english.count('days', days))).toEqual(['1 day', '2 days']);
  expect([2, 3, 100].map((days) => arabic.count('days', days))).toEqual(['يومان', '3 أيام', '100 يوم']);
});

it('writes days, and today by its word', () => {
  expect([`${today}T10:04`, '2026-05-13'].map((date) => english.when(date))).toEqual([
    'Today',
    '13\u00a0May',
  ]);
  expect(arabic.day('2026-05-13')).toBe('13\u00a0مايو');
  expect(arabic.time('2026-05-12T10:04')).toBe('10:04');
});
