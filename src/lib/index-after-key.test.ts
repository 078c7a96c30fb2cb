import { expect, it } from 'vitest';

import { indexAfterKey } from './index-after-key.ts';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 4, false, 5],
  ['ArrowLeft', 2, false, 1],
  ['ArrowLeft', 0, false, -1],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 2, true, 1],
  ['Home', 3, false, 0],
  ['End', 1, true, 4],
  ['ArrowDown', 1, false, undefined],
  ['Tab', 1, false, undefined],
])('%s on place %i of five (right to left: %s) leads to %s', (key, current, isRightToLeft, expected) => {
  expect(indexAfterKey(key, current, 5, isRightToLeft)).toBe(expected);
});

it('goes from left to right by default', () => {
  expect(indexAfterKey('ArrowRight', 1, 5)).toBe(2);
});
