import { expect, it } from 'vitest';

import { likenessOf } from './passages.ts';

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
