import { expect, it } from 'vitest';

import type { BlockKind } from '#legal/read/blocks.ts';
import { diffPassages, likenessOf, wordParts } from './passages.ts';

it.each([
  ['a b c d', 'a b c d', 1],
  ['a b c d', 'd c b a', 1],
  ['a b c d', 'a b x y', 0.5],
  ['a b c d e', 'a b c x y', 0.6],
  ['a b c d e', 'a b x y z', 0],
  ['a a', 'a b', 0.5],
  ['a a a', 'a b c', 0],
])('finds of %j and %j a likeness of %d: less than half in common is none', (one, other, likeness) => {
  expect(likenessOf(one, other)).toBeCloseTo(likeness);
});

/** Parts as one reads them aloud: `{-gone-}`, `{+new+}`; kept ones lie between bars. */
const written = (parts: ReturnType<typeof wordParts>) =>
  parts.map(({ change, text }) => (change === 'same' ? `[${text}]` : `{${change[0]}:${text}}`)).join('');

it.each([
  ['all words', 'old', 'new', '{r:old}{a:new}'],
  ['a text where none was', '', 'new', '{a:new}'],
  ['a text that is gone', 'old', '', '{r:old}'],
  ['words on both sides of a space', 'a b c', 'a x y', '[a ]{r:b c}{a:x y}'],
  ['a comma, and not the space after it', 'a b', 'a, c', '[a]{a:,}[ ]{r:b}{a:c}'],
  [
    'thousands after a narrow space',
    '12\u202f000 a year',
    '12\u202f500 a year',
    '{r:12\u202f000}{a:12\u202f500}[ a year]',
  ],
  ['a number that is no thousands', '4\u00a03', '4\u00a05', '[4\u00a0]{r:3}{a:5}'],
  ['a number beside a word', '12\u00a0pages', '13\u00a0pages', '{r:12}{a:13}[\u00a0pages]'],
])('marks %s', (_what, before, after, expected) => {
  expect(written(wordParts(before, after))).toBe(expected);
});

const diffOf = (before: readonly [BlockKind, string][], after: readonly [BlockKind, string][]) => {
  const [old, now] = [before, after].map((side) => side.map(([kind, text]) => ({ kind, text })));
  return diffPassages(old ?? [], now ?? []).map(({ parts }) => written(parts));
};

it.each<readonly [BlockKind, string, string, readonly string[]]>([
  ['row', 'One | Two', 'Two | Three', ['{r:One}{a:Two}[ | ]{r:Two}{a:Three}']],
  ['head', 'a b c d | x', 'y | a b c d', ['{r:a b c d}{a:y}[ | ]{r:x}{a:a b c d}']],
  ['row', 'Plan | Price', 'Plan | Price | How', ['{r:Plan | Price}', '{a:Plan | Price | How}']],
])('compares a %s cell by cell: %j, %j', (kind, before, after, expected) => {
  expect(diffOf([[kind, before]], [[kind, after]])).toEqual(expected);
});

it('takes the same words, and much the same, for another passage where they are of another kind', () => {
  expect(diffOf([['paragraph', 'One.']], [['item', 'One.']])).toEqual(['{r:One.}', '{a:One.}']);
  expect(diffOf([['paragraph', 'You pay in five days.']], [['item', 'You pay in ten days.']])).toEqual([
    '{r:You pay in five days.}',
    '{a:You pay in ten days.}',
  ]);
});

it('leaves a passage alone that has not changed, though those beside it are like it', () => {
  const [five, ten, six] = ['five', 'ten', 'six'].map((days) => `You pay in ${days} days.`);
  const passages = (...texts: (string | undefined)[]) =>
    texts.map((text): [BlockKind, string] => ['paragraph', text ?? '']);
  expect(diffOf(passages(five, ten), passages(ten, six))).toEqual([`{r:${five}}`, `[${ten}]`, `{a:${six}}`]);
});
