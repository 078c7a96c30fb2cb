import { expect, it } from 'vitest';

import { lengthOf } from './length-of.ts';

it.each([
  ['plain letters', 'Sidra', 5],
  ['nothing', '', 0],
  ['spaces only', ' \n\t ', 0],
  ['outer spaces', '  Sidra ', 5],
  ['an emoji of two units', '💧💧', 2],
  ['a family of several people', '👨‍👩‍👧', 5],
  ['a letter with a combining mark', 'e\u0301', 2],
  ['Arabic', 'مرحبا', 5],
])('counts the code points of %s', (_what, text, length) => {
  expect(lengthOf(text)).toBe(length);
});
