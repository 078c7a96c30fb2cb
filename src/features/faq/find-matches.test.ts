import { expect, it } from 'vitest';

import { matches, splitAtMatches } from './find-matches.ts';

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

it('leaves a text whole whose letters change their number when folded', () => {
  expect(splitAtMatches('x', 'İx')).toEqual([{ text: 'İx', isMatch: false, start: 0 }]);
});
