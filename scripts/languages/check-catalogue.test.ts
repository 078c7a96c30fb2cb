import { expect, it } from 'vitest';

import { foundIn } from '#tests/support/found-in.ts';
import { readCatalogue } from './catalogue.ts';
import { textsOf } from './texts.ts';
import { checkCatalogue, wordsLeft } from './check-catalogue.ts';

it('a translation counts as translated, or has words left in English', async () => {
  const found = await foundIn(new URL('golden/translations.txt', import.meta.url), (text) =>
    [wordsLeft(text) ?? []].flat(),
  );
  await expect(found).toMatchFileSnapshot('golden/translations.txt');
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

/** The lines of what is found in a catalogue of these texts. */
const linesIn = (source: string) => {
  const { open, problems } = checkCatalogue('ar', 'a.po', texts, entriesIn(source));
  return [...new Set([...open, ...problems].map(({ line }) => line))];
};

const title = 'عن {site.name}';

it.each<readonly [what: string, from: string, to: string, lines: readonly number[]]>([
  ['an empty text', `msgstr "${title}"`, 'msgstr ""', [1]],
  ['a text that was left in English', title, 'About {site.name}', [1]],
  ['a changed English text', 'msgctxt "about.step"', '#, fuzzy\nmsgctxt "about.step"', [6]],
  ['a missing place', 'الخطوة {step} من {total}', 'الخطوة {step}', [5]],
  ['a word twice in a row', 'الخطوة {step}', 'الخطوة الخطوة {step}', [5]],
  ['a text that is missing, and one that is gone', 'about.title', 'about.name', [1]],
  ...[
    ...['{year}', '{اسم}', '{ site.name }', '｛site.name｝', '{site.name'],
    ...['&nbsp;', '&#160;', '&#xA0;', '<b>', '<br/>'],
    ...['\uFFFD', '\\n', '\u0007', '\u200B', '\u202E', '\uFEFF', ' '],
  ].map((more) => [`“${more}” at the end`, `${title}"`, `${title}${more}"`, [1]] as const),
  ['a tab', title, `عن\\t{site.name}`, [1]],
])('the check of a catalogue finds %s', (_what, from, to, lines) => {
  expect(linesIn(catalogue.replace(from, to))).toEqual(lines);
});

it('the check of a catalogue accepts joiners, isolates and soft hyphens', () => {
  const source = catalogue.replace('عن', 'می\u200Cخواهم \u2066AB\u2069 \u00AD');
  expect(linesIn(source)).toEqual([]);
});

it('the check of a catalogue accepts a repeated accusative, which is “one by one”', () => {
  expect(linesIn(catalogue.replace('عن', 'بندًا بندًا'))).toEqual([]);
});

it('the check of a catalogue accepts a text that is the same in both languages, if its entry says so', () => {
  const same = catalogue
    .replace('عن {site.name}', 'About {site.name}')
    .replace('msgctxt', '#, ignore-same\nmsgctxt');
  expect(linesIn(same)).toEqual([]);
});

const other = '{count} left: {fields}';

it.each([
  ['two', 'بقي حرفان: {fields}', []],
  ['two', 'بقي حرفان', ['lacks {fields}']],
  ['few', 'بقي {count}: {fields}', []],
  ['few', 'بقي: {fields}', ['lacks {count}']],
  ['many', 'بقي {العدد} {count}: {fields}', ['has {العدد}']],
  ['zero', 'بقي { count }: {fields}', ['has { count }']],
])('the places of the plural form %s are checked: %s', (form, translation, expected) => {
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
])('the digits of a fact of %j, “%s”, are compared with “%s”', (value, text, translation, isRight) => {
  const [fact] = textsOf('facts.ts', { facts: { price: { value, text } } }, 'ar');
  const source = `msgctxt "facts.price.text"\nmsgid "${text}"\nmsgstr "${translation}"\n`;
  const { problems } = checkCatalogue('ar', 'facts.po', fact ? [fact] : [], entriesIn(source));
  expect(problems).toHaveLength(isRight ? 0 : 1);
});
