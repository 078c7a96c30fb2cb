import { expect, it } from 'vitest';

import { safeDocumentUrl, safeLink, safeUrl } from './safe-url.ts';

const origin = 'https://api.example';

it.each([
  ['https://press.example/story', 'https://press.example/story'],
  ['  https://press.example/story ', 'https://press.example/story'],
  ['/media/logo.svg', 'https://api.example/media/logo.svg'],
  ['https://api.example/media/logo.svg', 'https://api.example/media/logo.svg'],
])('the address %j is let through', (value, expected) => {
  expect(safeUrl(value, origin)).toBe(expected);
});

it.each([
  'http://press.example/story',
  'xhttps://press.example/story',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/logo.svg',
  String.raw`/\evil.example/logo.svg`,
  'blob:https://api.example/3f1',
  'filesystem:https://api.example/temporary/a.svg',
  'https://',
  'https://"',
  "https://press.example'onload=x",
  '',
  ' ',
  `https://press.example/${'a'.repeat(10_000)}`,
  null,
  7,
  { link: 'https://press.example' },
])('the address %j is dropped', (value) => {
  expect(safeUrl(value, origin)).toBeUndefined();
});

it('a link may be plain http, since nothing is loaded, and no other scheme', () => {
  expect(safeLink('http://press.example/story', origin)).toBe('http://press.example/story');
  for (const value of [
    'javascript:alert(1)',
    '//evil.example/',
    'data:text/html,x',
    'ftp://press.example/',
    'xhttp://press.example/',
  ]) {
    expect(safeLink(value, origin)).toBeUndefined();
  }
});

it('an address may be plain http only on the origin that gave the answer, as in a preview', () => {
  expect(safeUrl('/media/a.svg', 'http://localhost:4173')).toBe('http://localhost:4173/media/a.svg');
  expect(safeUrl('http://localhost:9/a.svg', 'http://localhost:4173')).toBeUndefined();
});

it('a document is let through if it is https and written out in full', () => {
  expect(safeDocumentUrl('https://documents.example/a%20b.pdf?v=2#page=3')).toBe(
    'https://documents.example/a%20b.pdf?v=2#page=3',
  );
});

it.each([
  'javascript:alert(1)',
  'JavaScript://https://documents.example/%0aalert(1)',
  'data:application/pdf,x',
  'http://documents.example/a.pdf',
  '//evil.example/a.pdf',
  '/media/a.pdf',
  'https:/documents.example/a.pdf',
  'https:documents.example',
  'https://',
  String.raw`https://\evil.example`,
  ' https://documents.example/a.pdf',
  'https://documents.example/a b.pdf',
  'https://documents.example/a\tb.pdf',
  'https://documents.example/a\n',
  'https://documents.example\u0000.evil.example/',
  'https://documents.example@evil.example/a.pdf',
  'https://:documents.example@evil.example/a.pdf',
  'https://documents.example:99999/a.pdf',
  `https://documents.example/${'a'.repeat(4096)}`,
  '',
  null,
  7,
  ['https://documents.example/a.pdf'],
])('a document link for %j is not rendered (F-A7)', (value) => {
  expect(safeDocumentUrl(value)).toBeUndefined();
});

it('a link may have 4,096 characters, and no more', () => {
  const long = (length: number) => 'https://press.example/'.padEnd(length, 'a');
  expect([safeUrl(long(4096), origin), safeDocumentUrl(long(4096))]).toEqual([long(4096), long(4096)]);
  expect([safeUrl(long(4097), origin), safeDocumentUrl(long(4097))]).toEqual([undefined, undefined]);
});
