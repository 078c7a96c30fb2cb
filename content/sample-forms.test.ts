import { expect, it } from 'vitest';

import { formsIn } from './sample-forms.ts';
import { languages } from './languages.ts';

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
  [24_000_000, 'US$24.0M', '24 مليون دولار'],
  [2_000_000, 'US$2.0M', 'مليونا دولار'],
  [500_000, 'US$0.5M', '500 ألف دولار'],
])('writes %d dollars in one form for each language', (amount, inEnglish, inArabic) => {
  expect([english.money(amount), arabic.money(amount)]).toEqual([inEnglish, inArabic]);
});

it('counts with the plural forms of the language', () => {
  expect([1, 2].map((days) => english.count('days', days))).toEqual(['1 day', '2 days']);
  expect([2, 3, 100].map((days) => arabic.count('days', days))).toEqual(['يومان', '3 أيام', '100 يوم']);
});

it('writes days, and today by its word', () => {
  expect(['2026-05-12T10:04', '2026-05-13'].map((date) => english.when(date))).toEqual([
    'Today',
    '13\u00a0May',
  ]);
  expect(arabic.day('2026-05-13')).toBe('13\u00a0مايو');
  expect(arabic.time('2026-05-12T10:04')).toBe('10:04');
});
