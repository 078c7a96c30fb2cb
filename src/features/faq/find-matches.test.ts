import { expect, it } from 'vitest';

import { isSearch, matches, splitAtMatches } from './find-matches.ts';

it.each([
  ['fee', 'Is there a success FEE?'],
  ['  nda ', 'When is the NDA signed?'],
  ["platform's", 'The platform’s own page'],
  ['1 hour', 'Answered within 4 and 1\u00a0hours'],
  ['', 'anything'],
])('finds %j in %j', (query, text) => {
  expect(matches(query, [text])).toBe(true);
});

it('looks at every text of an item', () => {
  expect(matches('kyc', ['Who is screened?', 'KYC/AML checks come first.'])).toBe(true);
  expect(matches('bitcoin', ['Who is screened?', 'KYC/AML checks come first.'])).toBe(false);
});

it('marks every place and loses no letter', () => {
  const parts = splitAtMatches('fee', 'Fees: a fee is a fee');
  expect(parts.filter((part) => part.isMatch).map((part) => part.text)).toEqual(['Fee', 'fee', 'fee']);
  expect(parts.map((part) => part.text).join('')).toBe('Fees: a fee is a fee');
});

it.each(['', 'zzz', '.*', '<b>'])('leaves the text whole when %j is not in it', (query) => {
  expect(splitAtMatches(query, 'A plain sentence')).toEqual([
    { text: 'A plain sentence', isMatch: false, start: 0 },
  ]);
});

it.each([
  ['x', 'İx', 'x'],
  ['cafe', 'A café', 'café'],
  ['اسئله', 'هذه أَسْئِلَة', 'أَسْئِلَة'],
  ['أسئلة', 'هذه اسئله', 'اسئله'],
  ['الى', 'من هنا إلي', 'إلي'],
  ['رسوم', 'رســوم النجاح', 'رســوم'],
  ['مؤسسه', 'مُؤَسَّسَةٌ كبيرة', 'مُؤَسَّسَةٌ'],
  ['١٥٠', 'In 150+ countries', '150'],
  ['۲۴', 'Within 24 hours', '24'],
  ['24', 'خلال ٢٤ ساعة', '٢٤'],
  ['شرکت', 'شركة أو شركت', 'شركت'],
  ['سیستم', 'سيستم', 'سيستم'],
  ['ＮＤＡ', 'When is the NDA signed?', 'NDA'],
  ['o\ufb03ce', 'A family office', 'office'],
  ['office', 'A family o\ufb03ce.', 'o\ufb03ce'],
  ['off', 'A family o\ufb03ce.', 'o\ufb03'],
  ['ﺭﺳﻮﻡ', 'رسوم النجاح', 'رسوم'],
  ['\u200bnda\u200f', 'The NDA', 'NDA'],
])('finds %s in %s, and marks it with its own marks', (query, text, marked) => {
  expect(matches(query, [text])).toBe(true);
  const parts = splitAtMatches(query, text);
  expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual([marked]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

it('does not search for blank and invisible characters', () => {
  expect(['', '  ', '\u200b\u00ad', '\u3164'].map(isSearch)).toEqual([false, false, false, false]);
  expect(isSearch(' ٢ ')).toBe(true);
});
