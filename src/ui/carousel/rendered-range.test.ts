import { expect, it } from 'vitest';

import { renderedRange } from './rendered-range.ts';

it.each([
  [0, 0, [0, 0]],
  [3, 24, [0, 24]],
  [0, 25, [0, 16]],
  [3, 10_000, [0, 16]],
  [4, 10_000, [0, 20]],
  [5000, 10_000, [4992, 5016]],
  [9996, 10_000, [9988, 10_000]],
])('at item %i of %i it is %j', (index, count, [start, end]) => {
  expect(renderedRange(index, count)).toEqual({ start, end });
});
