import { expect, it } from 'vitest';

import { safeDocumentUrl, safeLink, safeUrl } from './safe-url.ts';

const origin = 'https://api.example';

it('an https address is let through, and one below the origin of the answer', () => {
  expect(safeUrl('  https://press.example/story ', origin)).toBe('https://press.example/story');
  expect(safeUrl('/media/logo.svg', origin)).toBe('https://api.example/media/logo.svg');
});

it.each([
  'http://press.example/story',
  'xhttps://press.example/story',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  '//evil.example/logo.svg',
  String.raw`/\evil.example/logo.svg`,
  'blob:https://api.example/3f1',
  'https://',
  'https://"',
  "https://press.example'onload=x",
  '',
  ' ',
  7,
])('the address %j is dropped', (value) => {
  expect(safeUrl(value, origin)).toBeUndefined();
});

it('a link may be plain http, since nothing is loaded, and no other scheme', () => {
  expect(safeLink('http://press.example/story', origin)).toBe('http://press.example/story');
  for (const value of ['javascript:alert(1)', '//evil.example/', 'xhttp://press.example/'])
    expect(safeLink(value, origin)).toBeUndefined();
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
  'JavaScript://https://documents.example/%0aalert(1)',
  'http://documents.example/a.pdf',
  '//evil.example/a.pdf',
  '/media/a.pdf',
  'https:/documents.example/a.pdf',
  'https:documents.example',
  String.raw`https://\evil.example`,
  ' https://documents.example/a.pdf',
  'https://documents.example/a b.pdf',
  'https://documents.example/a\n',
  'https://documents.example\u0000.evil.example/',
  'https://documents.example@evil.example/a.pdf',
  'https://:documents.example@evil.example/a.pdf',
  'https://documents.example:99999/a.pdf',
  7,
])('a document link for %j is not rendered (F-A7)', (value) => {
  expect(safeDocumentUrl(value)).toBeUndefined();
});

it('a link may have 4,096 characters, and no more', () => {
  const long = (length: number) => 'https://press.example/'.padEnd(length, 'a');
  expect([safeUrl(long(4096), origin), safeDocumentUrl(long(4096))]).toEqual([long(4096), long(4096)]);
  expect([safeUrl(long(4097), origin), safeDocumentUrl(long(4097))]).toEqual([undefined, undefined]);
});
