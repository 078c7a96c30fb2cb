import { expect, it } from 'vitest';

import { faqCategories } from '#words/faq.ts';
import { faqLinks } from '#words/pages/faq.ts';
import { isSearch, matches, partsWithin, splitAtLinks, splitAtMatches } from './find-matches.ts';

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

const links = [
  { words: 'privacy policy', to: { route: 'privacy' } },
  { words: 'policy', to: { route: 'cookies' } },
  { words: 'a@b.example', to: 'mailto:a@b.example' },
] as const;

/** Text and target of each piece. */
const piecesOf = (text: string) =>
  splitAtLinks(text, links).map(({ start, end, to }) => [text.slice(start, end), to]);

it('links the first occurrence of the words, and loses no letter', () => {
  expect(piecesOf('Write to a@b.example. The privacy policy is a privacy policy.')).toEqual([
    ['Write to ', undefined],
    ['a@b.example', 'mailto:a@b.example'],
    ['. The ', undefined],
    ['privacy policy', { route: 'privacy' }],
    [' is a privacy policy.', undefined],
  ]);
});

it('leaves a text whole in which nothing leads anywhere', () => {
  expect(piecesOf('No link.')).toEqual([['No link.', undefined]]);
});

it.each([
  ['before', 'the privacy', 4, 18, ['privacy*', ' policy']],
  ['behind', 'policy is', 4, 18, ['privacy ', 'policy*']],
  ['on both sides', 'the privacy policy is', 4, 18, ['privacy policy*']],
  ['not at all', 'zzz', 4, 18, ['privacy policy']],
])('cuts a match that reaches out of a link %s', (_where, query, start, end, expected) => {
  const parts = partsWithin(splitAtMatches(query, 'The privacy policy is here'), start, end);
  expect(parts.map(({ text, isMatch }) => (isMatch ? `${text}*` : text))).toEqual(expected);
});

const answers = faqCategories.flatMap(({ questions }) => questions.map(({ answer }) => answer));

it.each(faqLinks)('finds the words $words in an answer', ({ words }) => {
  expect(answers.filter((answer) => answer.includes(words))).not.toEqual([]);
});

it('links every mail address and telephone number that an answer names', () => {
  const addresses = answers.flatMap((answer) => answer.match(/\S+@[\w.-]+\w|\+[\d\u00a0]+\d/g) ?? []);
  expect(addresses.length).toBeGreaterThan(3);
  const linked = new Set(faqLinks.map(({ words }) => words));
  expect(addresses.filter((address) => !linked.has(address))).toEqual([]);
});
