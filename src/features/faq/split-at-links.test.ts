import { expect, it } from 'vitest';

import { faqCategories } from '#words/faq.ts';
import { faqLinks } from '#words/pages/faq.ts';
import { splitAtMatches } from './find-matches.ts';
import { partsWithin, splitAtLinks } from './split-at-links.ts';

const links = [
  { words: 'privacy policy', to: { route: 'privacy' } },
  { words: 'policy', to: { route: 'cookies' } },
  { words: 'a@b.example', to: 'mailto:a@b.example' },
] as const;

/** The text of each piece, and where it leads. */
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
