import { expect, it } from 'vitest';

import { nextTabIndex } from './next-tab-index.ts';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['ArrowDown', 1, false, undefined],
  ['Tab', 1, false, undefined],
])('%s on tab %i of three (right to left: %s) leads to %s', (key, current, isRightToLeft, expected) => {
  expect(nextTabIndex(key, current, 3, isRightToLeft)).toBe(expected);
});
