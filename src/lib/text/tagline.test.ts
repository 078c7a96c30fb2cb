import { expect, it } from 'vitest';

import { charactersOf, clampTagline, tagLines } from './tagline.ts';

it.each([
  [
    'Private capital for companies that build and carry',
    ['Private capital for companies', 'that build and carry'],
  ],
  ['Advice before assets', ['Advice before', 'assets']],
  ['Patience', ['Patience']],
  ['Wat  forever', ['Wat', 'forever']],
])('the tagline %j is parted into even lines', (tagline, lines) => {
  expect(tagLines(tagline)).toEqual(lines);
});

it('a short tagline is left as it is', () => {
  expect(clampTagline('Worth the wait 👩‍👩‍👧')).toBe('Worth the wait 👩‍👩‍👧');
});

it('a long tagline ends after a whole word', () => {
  const clamped = clampTagline('capital '.repeat(625));
  expect(clamped).toMatch(/^(capital )+capital…$/);
  expect(clamped.length).toBeLessThanOrEqual(161);
});

it('a word without end is cut, but never inside a character', () => {
  expect(clampTagline('👩‍👩‍👧'.repeat(600))).toBe(`${'👩‍👩‍👧'.repeat(160)}…`);
});

it('a tagline is cut at 160 characters, not before, and has no blank before the ellipsis', () => {
  expect(clampTagline('a'.repeat(160))).toBe('a'.repeat(160));
  expect(clampTagline('a'.repeat(161))).toBe(`${'a'.repeat(160)}…`);
  expect(clampTagline(`${'a'.repeat(150)}   ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(150)}…`);
});

it.each([
  ['', 0],
  ['Wait', 4],
  ['👩‍👩‍👧 é', 3],
])('the characters of %j are counted as a person counts them', (text, count) => {
  expect(charactersOf(text)).toBe(count);
});

it('a text of 200,000 characters is counted at once (F-A12)', () => {
  expect(charactersOf('a '.repeat(100_000))).toBe(200_000);
});
