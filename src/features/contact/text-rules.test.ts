import { expect, it } from 'vitest';

import { cleanValues, type FieldRule, findErrors, limitCounter } from './text-rules.ts';

it.each([
  [12, '12 characters left'],
  [1, '1 character left'],
  [0, '0 characters left'],
  [-1, '1 character too many'],
  [-3, '3 characters too many'],
])('labels %i remaining characters with %s (R5.3)', (rest, words) => {
  expect(limitCounter(250, 'lines').label(rest)).toBe(words);
});

it('counts the characters that are sent', () => {
  expect(limitCounter(250, 'lines').count?.(' a\u0000b\u200b\n ')).toBe(2);
});

/** The text of one field as it is sent, or why it cannot be sent. */
function read(kind: FieldRule<'field'>['kind'], typed: string, limit?: number): string {
  const form = new FormData();
  form.set('field', typed);
  const errors = { missing: 'missing', invalid: 'invalid' };
  const fields = [{ name: 'field', label: 'Field', kind, errors, ...(limit && { limit }) }] as const;
  const values = cleanValues(fields, form);
  return findErrors(fields, values).get('field') ?? values('field');
}

it.each([
  ['line', 'لی\u200cلی\u2028Haddad\u0085-\u000bKhan ', 'لی\u200cلی Haddad - Khan'],
  ['lines', ' One\r\ntwo\ud83d\u202e ', 'One\ntwo\ufffd'],
  ['address', ' <ليلى@مثال.امارات>; ', 'ليلى@مثال.امارات'],
  ['address', 'mailto:layla@sidra.exam\u00adple,', 'layla@sidra.example'],
] as const)('cleans a %s: %j', (kind, typed, sent) => {
  expect(read(kind, typed)).toBe(sent);
});

it('treats any kind of white space as empty (F-A32)', () => {
  for (const blank of ['', ' \u00a0\u3000\n\t', '\u3164\u2800', '\u200b'])
    for (const kind of ['line', 'lines', 'address', 'phone', 'choice'] as const)
      expect(read(kind, blank)).toBe('missing');
});

it.each(['a', '💧', 'ع', '\u0301'])('counts %s once, and no outer spaces (F-A32)', (character) => {
  const longest = character.repeat(20);
  expect(read('line', `  ${longest}\n`, 20)).toBe(longest);
  expect(read('line', `${longest}a`, 20)).toBe('invalid');
});

it.each([
  'layla@sidra.example',
  'l.haddad+deals@mail.sidra.example',
  "o'hara@x.co",
  '_layla-1%a@sidra-partners.example',
  '1@2.example',
  'ليلى@مثال.امارات',
  '用户@例子.公司',
  '用户＠例子。公司',
  'layla@sidra｡example',
  'राम@उदाहरण.भारत',
  'jürgen@bücher.example',
  'layla@xn--mgbh0fb.xn--mgbaam7a8h',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
])('accepts %s as a mail address', (address) => {
  expect(read('address', address)).toBe(address.normalize('NFKC').replace('。', '.'));
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
  expect(read('address', address)).toBe('invalid');
});
