import { expect, it } from 'vitest';

import { lettersOf } from './fonts.ts';
import { lettersOutside } from './find-missing-letters.ts';

it.each([
  ['Straße, Ánimo', 'en', []],
  ['Świętokrzyskie', 'en', ['ę', 'Ś']],
  ['文 2', 'ar', ['文']],
  ['سوق، Chromium', 'ar', []],
  ['سوق', 'en', ['س', 'ق', 'و']],
] as const)('of “%s” the fonts of %s lack %j', (text, code, letters) => {
  expect(lettersOutside(text, lettersOf(code))).toEqual(letters);
});
