import { expect, it } from 'vitest';

import { clampTagline, tagLines } from './tagline.ts';

it.each([
  [
    'Private capital for companies that build and carry',
    ['Private capital for companies', 'that build and carry'],
  ],
  ['Advice before assets', ['Advice before', 'assets']],
  ['Patience', ['Patience']],
])('parts %j into even lines', (tagline, lines) => {
  expect(tagLines(tagline)).toEqual(lines);
});

it('leaves a short tagline as it is', () => {
  expect(clampTagline('Worth the wait 👩‍👩‍👧')).toBe('Worth the wait 👩‍👩‍👧');
});

it('ends a long one after a whole word', () => {
  const clamped = clampTagline('capital '.repeat(625));
  expect(clamped).toMatch(/^(capital )+capital…$/);
  expect(clamped.length).toBeLessThanOrEqual(161);
});

it('cuts a word without end, but never a character', () => {
  expect(clampTagline('👩‍👩‍👧'.repeat(600))).toBe(`${'👩‍👩‍👧'.repeat(160)}…`);
});
