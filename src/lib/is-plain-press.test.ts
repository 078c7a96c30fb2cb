import { expect, it } from 'vitest';

import { isPlainPress } from './is-plain-press.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('holds for a click that wants nothing but the link', () => {
  expect(isPlainPress(plain)).toBe(true);
});

it.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('does not hold with %j', (wish) => {
  expect(isPlainPress({ ...plain, ...wish })).toBe(false);
});
