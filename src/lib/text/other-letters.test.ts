import { expect, it } from 'vitest';

import { lettersOf as fontLettersOf, lettersOutside } from '#scripts/build/fonts/fonts.ts';
import { lettersOf } from './other-letters.ts';

const latin = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (letter) => /(?=\p{L})\p{Script=Latin}/u.test(letter) && letter.normalize('NFC') === letter,
);

it('each Latin letter that the fonts lack is known', () => {
  const lacking = new Set(lettersOutside(latin.join(''), fontLettersOf('en')));
  expect(latin.filter((letter) => lettersOf(letter) === 'other')).toEqual(
    latin.filter((letter) => lacking.has(letter)),
  );
});

it.each([
  ['Nguyễn', 'other'],
  ['Nguye\u0302\u0303n', 'other'],
  ['Ọláyínká', 'other'],
  ['Şahin', undefined],
  ['S\u0327ahin', undefined],
  ['Łódź', undefined],
  ['Zoë', undefined],
  ['Straße 5 – €', undefined],
  ['ليلى حدّاد', undefined],
  ['山田', undefined],
])('the name %s has the letters %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});
