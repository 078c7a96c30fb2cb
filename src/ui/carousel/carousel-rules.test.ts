import { expect, it } from 'vitest';

import { clampIndex, indexAfterStep, openDirections, renderedRange } from './carousel-rules.ts';

it.each([
  { index: 0, visible: 4, count: 10, previous: false, next: true },
  { index: 1, visible: 4, count: 10, previous: true, next: true },
  { index: 6, visible: 4, count: 10, previous: true, next: false },
  { index: 0, visible: 4, count: 4, previous: false, next: false },
  { index: 0, visible: 4, count: 1, previous: false, next: false },
  { index: 0, visible: 1.3, count: 2, previous: false, next: true },
  { index: 1, visible: 1.3, count: 2, previous: true, next: false },
  { index: 0, visible: 4, count: 0, previous: false, next: false },
])(
  'at $index, $visible of $count in view: previous $previous, next $next (R4.4)',
  ({ previous, next, ...position }) => {
    expect(openDirections(position)).toEqual({ previous, next });
  },
);

it.each([
  [{ index: 0, visible: 4, count: 10 }, 4, 4],
  [{ index: 4, visible: 4, count: 10 }, 4, 6],
  [{ index: 6, visible: 4, count: 10 }, -4, 2],
  [{ index: 2, visible: 4, count: 10 }, -4, 0],
  [{ index: 0, visible: 1.06, count: 3 }, 4, 1],
  [{ index: 2, visible: 1.06, count: 3 }, 4, 2],
  [{ index: 0, visible: 4, count: 2 }, 1, 0],
])('from %o a step of %i leads to %i', (position, step, expected) => {
  expect(indexAfterStep(position, step)).toBe(expected);
});

it('a carousel keeps the index inside a strip that became shorter', () => {
  expect(clampIndex(6, 4, 5)).toBe(1);
});

it.each([
  [0, 0, [0, 0]],
  [3, 24, [0, 24]],
  [0, 25, [0, 16]],
  [3, 10_000, [0, 16]],
  [4, 10_000, [0, 20]],
  [5000, 10_000, [4992, 5016]],
  [9996, 10_000, [9988, 10_000]],
])('at item %i of %i renders %j', (index, count, [start, end]) => {
  expect(renderedRange(index, count)).toEqual({ start, end });
});
