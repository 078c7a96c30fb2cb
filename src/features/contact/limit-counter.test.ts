import { expect, it } from 'vitest';

import { limitCounter } from './limit-counter.ts';

it.each([
  [12, '12 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
  [-3, '3 characters too many'],
])('says of %i that there are %s', (rest, words) => {
  expect(limitCounter(250).label(rest)).toBe(words);
});
