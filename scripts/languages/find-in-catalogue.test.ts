import { expect, it } from 'vitest';

import { readCatalogue } from './catalogue.ts';
import { findInCatalogue, wordsLeft } from './find-in-catalogue.ts';

it.each([
  'نص',
  'عبر Chromium',
  'KYC/AML',
  'name@company.com',
  '{step}',
  '{site.product.name}',
  '{money(1000000)}',
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

const catalogue = `msgctxt "about.title"
msgid "About {site.name}"
msgstr "عن {site.name}"

msgctxt "about.step"
msgid "Step {step} of {total}"
msgstr "الخطوة {step} من {total}"
`;
const texts = readCatalogue(catalogue).map(({ context, english }) => ({ context, english }));

it.each([
  ['an empty text', 'msgstr "عن {site.name}"', 'msgstr ""', '1 about.title is empty: translate it'],
  [
    'a text that was left in English',
    'عن {site.name}',
    'About {site.name}',
    '1 about.title is still in English (“About”): translate it',
  ],
  [
    'a changed English text',
    'msgctxt "about.step"',
    '#, fuzzy\nmsgctxt "about.step"',
    '6 about.step is from another English text: correct it, and remove the mark “fuzzy”',
  ],
  [
    'a missing place',
    'الخطوة {step} من {total}',
    'الخطوة {step}',
    '5 about.step lacks {total}: add it where its value belongs',
  ],
  [
    'an unknown place',
    'عن {site.name}',
    'عن {site.name} {year}',
    '1 about.title has {year}, which is not in the English text: correct it',
  ],
  [
    'a text that is gone',
    'about.title',
    'about.name',
    '1 about.name is no text of the site: run npm run words',
  ],
  ['a text that is missing', 'about.title', 'about.name', '1 about.title is missing: run npm run words'],
])('finds %s', (_what, from, to, expected) => {
  expect(findInCatalogue('ar', 'a.po', texts, readCatalogue(catalogue))).toEqual([]);
  const found = findInCatalogue('ar', 'a.po', texts, readCatalogue(catalogue.replace(from, to)));
  expect(found.map(({ line, message }) => `${line} ${message}`)).toContain(expected);
});
