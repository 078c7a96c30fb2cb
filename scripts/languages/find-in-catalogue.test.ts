import { expect, it } from 'vitest';

import { findInCatalogue, wordsLeft } from './find-in-catalogue.ts';

it.each([
  'نص',
  'عبر Chromium',
  'KYC/AML',
  'name@company.com',
  '{step}',
  '{site.product.name}',
  '{tickets(10)}',
  'https://brand.example/about',
  '$1',
  'Firefox',
])('%j counts as translated', (text) => {
  expect(wordsLeft(text)).toBeUndefined();
});

it.each([
  ['Log in', 'Log'],
  ['عن: the name of our company', 'the name of our'],
])('in %j words are left in English', (text, left) => {
  expect(wordsLeft(text)).toContain(left);
});

it('a catalogue names a text that is still the English one', () => {
  const text = { context: 'a.title', english: 'Log in' };
  const entry = { ...text, translation: 'Log in', isFuzzy: false, line: 3 };
  expect(findInCatalogue('ar', 'content/ar/a.po', [text], [entry])).toEqual([
    { file: 'content/ar/a.po', line: 3, message: 'a.title is still in English (“Log”): translate it' },
  ]);
});
