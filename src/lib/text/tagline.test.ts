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

it('cuts at 160 characters, not before, and leaves no blank before the ellipsis', () => {
  expect(clampTagline('a'.repeat(160))).toBe('a'.repeat(160));
  expect(clampTagline('a'.repeat(161))).toBe(`${'a'.repeat(160)}…`);
  expect(clampTagline(`${'a'.repeat(150)}   ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(150)}…`);
});

it.each([
  ['', 0],
  ['Wait', 4],
  ['👩‍👩‍👧 é', 3],
])('counts the characters of %j as a person does', (text, count) => {
  expect(charactersOf(text)).toBe(count);
});

it('counts 200,000 characters at once (F-A12)', () => {
  expect(charactersOf('a '.repeat(100_000))).toBe(200_000);
});
