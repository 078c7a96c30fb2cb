import { expect, it } from 'vitest';

import { safeUrl } from './safe-url.ts';

const origin = 'https://api.example';

it.each([
  ['https://press.example/story', 'https://press.example/story'],
  ['  https://press.example/story ', 'https://press.example/story'],
  ['/media/logo.svg', 'https://api.example/media/logo.svg'],
  ['https://api.example/media/logo.svg', 'https://api.example/media/logo.svg'],
])('lets %j through', (value, expected) => {
  expect(safeUrl(value, origin)).toBe(expected);
});

it.each([
  'http://press.example/story',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/logo.svg',
  'https://',
  '',
  ' ',
  `https://press.example/${'a'.repeat(10_000)}`,
  null,
  7,
  { link: 'https://press.example' },
])('drops %j', (value) => {
  expect(safeUrl(value, origin)).toBeUndefined();
});

it('accepts plain http only on the origin that gave the answer, as a preview does', () => {
  expect(safeUrl('/media/a.svg', 'http://localhost:4173')).toBe('http://localhost:4173/media/a.svg');
  expect(safeUrl('http://localhost:9/a.svg', 'http://localhost:4173')).toBeUndefined();
});
