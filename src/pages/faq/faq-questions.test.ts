import { expect, it } from 'vitest';

import { faqCategories } from '#words/faq.ts';
import { faqLinks } from '#words/pages/faq.ts';
import { splitAtLinks } from './faq-questions.tsx';

const links = [
  { words: 'privacy policy', to: { route: 'privacy' } },
  { words: 'policy', to: { route: 'cookies' } },
  { words: 'a@b.example', to: 'mailto:a@b.example' },
] as const;

/** Text and target of each piece. */
const piecesOf = (text: string) =>
  splitAtLinks(text, links).map(({ start, end, to }) => [text.slice(start, end), to]);

it('the first occurrence of the words becomes a link, and no letter is lost', () => {
  expect(piecesOf('Write to a@b.example. The privacy policy is a privacy policy.')).toEqual([
    ['Write to ', undefined],
    ['a@b.example', 'mailto:a@b.example'],
    ['. The ', undefined],
    ['privacy policy', { route: 'privacy' }],
    [' is a privacy policy.', undefined],
  ]);
});

const answers = faqCategories.flatMap(({ questions }) => questions.map(({ answer }) => answer));

it.each(faqLinks)('the words $words are found in an answer', ({ words }) => {
  expect(answers.filter((answer) => answer.includes(words))).not.toEqual([]);
});

it('every mail address and telephone number that an answer names is a link', () => {
  const addresses = answers.flatMap((answer) => answer.match(/\S+@[\w.-]+\w|\+[\d\u00a0]+\d/g) ?? []);
  expect(addresses.length).toBeGreaterThan(3);
  const linked = new Set(faqLinks.map(({ words }) => words));
  expect(addresses.filter((address) => !linked.has(address))).toEqual([]);
});
