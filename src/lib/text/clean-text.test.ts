import { expect, it } from 'vitest';

import { cleanAddress, lengthOf, oneLine, wellFormed } from './clean-text.ts';

const address = 'layla@sidra-partners.example';

it.each([
  ['zero-width characters', '\u200blayla\u200c@\u2060sidra\u200d-partners.example\ufeff'],
  ['soft hyphens', 'lay\u00adla@sidra-part\u00adners.example'],
  ['variation selectors', 'layla\ufe0f@sidra-partners.example\u{e0100}'],
  ['direction marks', '\u202alayla@sidra-partners.example\u202c\u200f\u2069\u061c'],
  ['control characters', '\u0000layla@sidra-partners.example\u007f\u0008'],
  ['a minus sign', 'layla@sidra\u2212partners.example'],
  ['a hyphen that does not break', 'layla@sidra\u2011partners.example'],
  ['a dash of an autocorrection', 'layla@sidra–partners.example'],
  ['full-width characters', 'ｌａｙｌａ＠ｓｉｄｒａ－ｐａｒｔｎｅｒｓ．ｅｘａｍｐｌｅ'],
  ['a scheme', 'mailto:layla@sidra-partners.example'],
  ['a scheme in capitals', ' MAILTO: layla@sidra-partners.example'],
  ['angle brackets', '<layla@sidra-partners.example>'],
  ['one bracket', 'layla@sidra-partners.example>'],
  ['a name', '"Haddad, Layla" <layla@sidra-partners.example>;'],
  ['a scheme in brackets', '<mailto:layla@sidra-partners.example>'],
  ['a final semicolon', 'layla@sidra-partners.example; '],
  ['a final comma', 'layla@sidra-partners.example,'],
  ['a final Arabic comma', 'layla@sidra-partners.example\u060c'],
  ['spaces of every kind', '\u00a0\u3000layla@sidra-partners.example\u2003\n'],
])('takes %s off an address', (_name, text) => {
  expect(cleanAddress(text)).toBe(address);
});

it.each(['layla @sidra.example', 'a@x.example, b@y.example', '(a)@x.example'])('keeps %j', (text) => {
  expect(cleanAddress(text)).toBe(text);
});

it.each(['\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t', ' \n\n '])(
  'makes %j in a one-line text a space',
  (lineBreak) => {
    expect(oneLine(`${lineBreak}Layla${lineBreak}Haddad${lineBreak}`)).toBe('Layla Haddad');
  },
);

it.each(['می\u200cخواهم', 'क्\u200dष', 'Anne-Marie  O’Hara'])('keeps the one-line text %j', (name) => {
  expect(oneLine(name)).toBe(name);
});

it('replaces half a surrogate pair and keeps whole ones', () => {
  expect(wellFormed('a\ud83d 💧 \udca7')).toBe('a\ufffd 💧 \ufffd');
});

it.each([
  ['', 0],
  ['  Sidra ', 5],
  ['💧💧', 2],
  ['👨‍👩‍👧', 5],
  ['e\u0301', 2],
])('counts the code points of %j', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});
