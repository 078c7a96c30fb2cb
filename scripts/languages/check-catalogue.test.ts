import { expect, it } from 'vitest';

import { readCatalogue } from './catalogue.ts';
import { textsOf } from './texts.ts';
import { checkCatalogue, wordsLeft } from './check-catalogue.ts';

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
  ['Log in', 'Log in'],
  ['By {site.name}', 'By {site.name}'],
  ['عن: the name of our company', 'the name of our company'],
])('in %j words are left in English', (text, left) => {
  expect(wordsLeft(text)).toBe(left);
});

const entriesIn = (source: string) => readCatalogue(source).entries;

const catalogue = `msgctxt "about.title"
msgid "About {site.name}"
msgstr "عن {site.name}"

msgctxt "about.step"
msgid "Step {step} of {total}"
msgstr "الخطوة {step} من {total}"
`;
const texts = entriesIn(catalogue).map(({ context, english }) => ({ context, english }));

type Row = readonly [what: string, from: string, to: string, expected: string];

const linesOf = ({ open, problems }: ReturnType<typeof checkCatalogue>) =>
  [...open, ...problems].map(({ line, message }) => `${line} ${message}`);

it.each<Row>([
  ['an empty text', 'msgstr "عن {site.name}"', 'msgstr ""', '1 about.title is empty: translate it'],
  [
    'a text that was left in English',
    'عن {site.name}',
    'About {site.name}',
    '1 about.title is still in English (“About {site.name}”): translate it, or write “#, ignore-same” above the entry if the word is the same in your language',
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
    '1 about.name is no text of the site: correct the English text, or run npm run words, which removes this translation',
  ],
  ['a text that is missing', 'about.title', 'about.name', '1 about.title is missing: run npm run words'],
  ...['{اسم}', '{ site.name }', '｛site.name｝', '{site.name'].map((place): Row => [
    `the broken place ${place}`,
    'عن {site.name}',
    `عن {site.name} ${place}`,
    `1 about.title has ${place}, which is not in the English text: correct it`,
  ]),
  ...['&nbsp;', '&#160;', '&#xA0;', '<b>', '<br/>'].map((entity): Row => [
    `the markup ${entity}`,
    'عن {',
    `عن${entity}{`,
    `1 about.title has “${entity}”, which would be shown as it is: write the text itself`,
  ]),
  ...(
    [
      ['\uFFFD', 'U+FFFD, which marks a character that was lost: write it again'],
      ['\\n', 'a line feed (\\n), which the English text has not: remove it'],
      ['\u0007', 'the invisible character U+0007: remove it'],
      ['\\t', 'a tab: write a space'],
      ['\u200B', 'the invisible character U+200B: remove it'],
      ['\u202E', 'the invisible character U+202E: remove it'],
      ['\uFEFF', 'the invisible character U+FEFF: remove it'],
    ] as const
  ).map(([character, found]): Row => [
    found,
    'عن {site.name}"',
    `عن {site.name}${character}"`,
    `1 about.title has ${found}`,
  ]),
  [
    'a space at the end',
    'عن {site.name}"',
    'عن {site.name} "',
    '1 about.title begins or ends with a space where the English text does not, or the reverse: correct it',
  ],
])('finds %s', (_what, from, to, expected) => {
  expect(linesOf(checkCatalogue('ar', 'a.po', texts, entriesIn(catalogue)))).toEqual([]);
  const found = checkCatalogue('ar', 'a.po', texts, entriesIn(catalogue.replace(from, to)));
  expect(linesOf(found)).toContain(expected);
});

it('accepts joiners, isolates and soft hyphens', () => {
  const source = catalogue.replace('عن', 'می\u200Cخواهم \u2066AB\u2069 \u00AD');
  expect(linesOf(checkCatalogue('ar', 'a.po', texts, entriesIn(source)))).toEqual([]);
});

it('accepts a text that is the same in both languages, if its entry says so', () => {
  const same = catalogue
    .replace('عن {site.name}', 'About {site.name}')
    .replace('msgctxt', '#, ignore-same\nmsgctxt');
  expect(linesOf(checkCatalogue('ar', 'a.po', texts, entriesIn(same)))).toEqual([]);
});

const other = '{count} left: {fields}';

it.each([
  ['two', 'بقي حرفان: {fields}', []],
  ['two', 'بقي حرفان', ['lacks {fields}']],
  ['few', 'بقي {count}: {fields}', []],
  ['few', 'بقي: {fields}', ['lacks {count}']],
  ['many', 'بقي {العدد} {count}: {fields}', ['has {العدد}']],
  ['zero', 'بقي { count }: {fields}', ['has { count }']],
])('checks the places of the plural form %s: %s', (form, translation, expected) => {
  const text = textsOf('a.ts', { left: { other } }, 'ar').find(({ context }) => context === `left.${form}`);
  const source = `msgctxt "left.${form}"\nmsgid "${other}"\nmsgstr "${translation}"\n`;
  const found = checkCatalogue('ar', 'a.po', text ? [text] : [], entriesIn(source));
  expect(
    found.problems.map(({ message }) => message.slice(`left.${form} `.length).split(/[,:] /, 1)[0]),
  ).toEqual(expected);
});

it.each([
  [12_000, '$12,000', '12,000 دولار', true],
  [12_000, '$12,000', '١٢٬٠٠٠ دولار', true],
  [12_000, '$12,000', '15,000 دولار', false],
  [12_000, '$12,000', '1,200 دولار', false],
  [2_000_000, 'US$2,000,000', 'مليوني دولار أمريكي', true],
  [25_000_000_000, '$25B+', 'أكثر من 25 مليار دولار', true],
  [25_000_000_000, '$25B+', 'أكثر من 52 مليار دولار', false],
  [[2, 5], '2–5%', 'من 2% إلى 5%', true],
  [[2, 5], '2–5%', 'من 2% إلى 6%', false],
  [6, 'six months', '6 أشهر', true],
  [6, 'six months', '9 أشهر', false],
])('compares the digits of a fact of %j, “%s”, with “%s”', (value, text, translation, isRight) => {
  const [fact] = textsOf('facts.ts', { facts: { price: { value, text } } }, 'ar');
  const source = `msgctxt "facts.price.text"\nmsgid "${text}"\nmsgstr "${translation}"\n`;
  const { problems } = checkCatalogue('ar', 'facts.po', fact ? [fact] : [], entriesIn(source));
  expect(problems).toHaveLength(isRight ? 0 : 1);
});
