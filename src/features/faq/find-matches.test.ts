import { expect, it } from 'vitest';

import { isSearch, matches, matchesIn } from './find-matches.ts';

/** The words of a text that a search marks. */
const marked = (query: string, text: string) =>
  matchesIn(query, text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['fee', 'Is there a success FEE?'],
  ['  nda ', 'When is the NDA signed?'],
  ["platform's", 'The platform’s own page'],
  ['1 hour', 'Answered within 4 and 1\u00a0hours'],
  ['', 'anything'],
])('the search finds %j in %j', (query, text) => {
  expect(matches(query, [text])).toBe(true);
});

it('the search looks at every text of an item', () => {
  expect(matches('kyc', ['Who is screened?', 'KYC/AML checks come first.'])).toBe(true);
  expect(matches('bitcoin', ['Who is screened?', 'KYC/AML checks come first.'])).toBe(false);
});

it('the search marks every place', () => {
  expect(marked('fee', 'Fees: a fee is a fee')).toEqual(['Fee', 'fee', 'fee']);
});

it.each(['', 'zzz', '.*', '<b>'])('the search marks nothing when %j is not in a text', (query) => {
  expect(marked(query, 'A plain sentence')).toEqual([]);
});

it.each([
  ['x', 'İx', 'x'],
  ['cafe', 'A café', 'café'],
  ['اسئله', 'هذه أَسْئِلَة', 'أَسْئِلَة'],
  ['رسوم', 'رســوم النجاح', 'رســوم'],
  ['24', 'خلال ٢٤ ساعة', '٢٤'],
  ['o\ufb03ce', 'A family office', 'office'],
  ['office', 'A family o\ufb03ce.', 'o\ufb03ce'],
  ['off', 'A family o\ufb03ce.', 'o\ufb03'],
  ['\u200bnda\u200f', 'The NDA', 'NDA'],
])('the search finds %s in %s, and marks it with its own marks', (query, text, match) => {
  expect(matches(query, [text])).toBe(true);
  expect(marked(query, text)).toEqual([match]);
});

it('blank and invisible characters are no search', () => {
  expect(['', '  ', '\u200b\u00ad', '\u3164'].map(isSearch)).toEqual([false, false, false, false]);
  expect(isSearch(' ٢ ')).toBe(true);
});
