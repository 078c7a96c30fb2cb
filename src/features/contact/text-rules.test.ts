import { expect, it } from 'vitest';

import { limitCounter } from './text-rules.ts';

it.each([
  [12, '12 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
  [-3, '3 characters too many'],
])('labels %i remaining characters with %s', (rest, words) => {
  expect(limitCounter(250).label(rest)).toBe(words);
});
