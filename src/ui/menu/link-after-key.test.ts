import { expect, it } from 'vitest';

import { linkAfterKey } from './link-after-key.ts';

const links = ['first', 'second', 'third'];

it.each([
  ['ArrowDown', 'the trigger', false, 'first'],
  ['ArrowDown', 'the trigger', true, 'first'],
  ['ArrowDown', 'second', true, 'third'],
  ['ArrowDown', 'third', true, 'third'],
  ['ArrowUp', 'third', true, 'second'],
  ['ArrowUp', 'first', true, 'first'],
  ['Home', 'third', true, 'first'],
  ['End', 'first', true, 'third'],
  ['End', 'the trigger', false, undefined],
  ['ArrowUp', 'the trigger', false, undefined],
  ['Tab', 'second', true, undefined],
])('%s on %s (menu open: %s) leads to %s', (key, focused, isOpen, expected) => {
  expect(linkAfterKey(key, links, focused, isOpen)).toBe(expected);
});

it('leads nowhere in a menu without links', () => {
  expect(linkAfterKey('ArrowDown', [], 'the trigger', true)).toBeUndefined();
});
