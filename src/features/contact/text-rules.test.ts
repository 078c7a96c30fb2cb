import { expect, it } from 'vitest';

import { addressError, limitCounter } from './text-rules.ts';

it.each([
  [12, '12 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
  [-3, '3 characters too many'],
])('labels %i remaining characters with %s', (rest, words) => {
  expect(limitCounter(250).label(rest)).toBe(words);
});

const texts = { missing: 'missing', invalid: 'invalid' };

it.each([
  'layla@sidra.example',
  'l.haddad+deals@mail.sidra.example',
  "o'hara@x.co",
  '_layla-1%a@sidra-partners.example',
  '1@2.example',
  'ليلى@مثال.امارات',
  '用户@例子.公司',
  'राम@उदाहरण.भारत',
  'jürgen@bücher.example',
  'layla@xn--mgbh0fb.xn--mgbaam7a8h',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
])('accepts %s as a mail address', (address) => {
  expect(addressError(address, texts)).toBeUndefined();
});

it.each([
  'layla',
  'layla@',
  '@sidra.example',
  'layla@sidra',
  'ليلى@مثال',
  'layla@.example',
  'layla@sidra.example.',
  'layla@sidra..example',
  'layla..h@sidra.example',
  '.layla@sidra.example',
  'layla.@sidra.example',
  'a b@sidra.example',
  'layla@sidra partners.example',
  'a@b@sidra.example',
  'layla@sidra,example',
  'layla,omar@sidra.example',
  'layla@sidra.example;omar@sidra.example',
  'layla(home)@sidra.example',
  'layla@[192.168.0.1]',
  'layla@192.168.0.1',
  'layla<x>@sidra.example',
  '"layla h"@sidra.example',
  '“layla”@sidra.example',
  'layla\\h@sidra.example',
  'layla@-sidra.example',
  'layla@sidra-.example',
  'layla@sidra.-example',
  'layla@sidra.example-',
  'layla@sidra_partners.example',
  'layla@sidra.example:25',
  'layla@sidra.example/x',
  'layla@sidra،example',
  `${'a'.repeat(65)}@sidra.example`,
  `layla@${'b'.repeat(64)}.example`,
  `layla@${`${'b'.repeat(60)}.`.repeat(4)}example`,
])('refuses %s as a mail address', (address) => {
  expect(addressError(address, texts)).toBe('invalid');
});

it('misses an empty address', () => {
  expect(addressError('', texts)).toBe('missing');
});
