import { expect, it } from 'vitest';
import { acceptsEncoding } from './accepted-encodings.ts';

it.each([
  ['gzip, deflate, br', 'br', true],
  ['GZIP', 'gzip', true],
  ['gzip;q=0.5', 'gzip', true],
  ['br;q=0, gzip', 'br', false],
  ['*', 'br', true],
  ['*;q=0', 'gzip', false],
  ['br;q=0, *', 'br', false],
  ['identity', 'gzip', false],
  ['', 'br', false],
])('"%s" takes %s: %s', (header, encoding, expected) => {
  expect(acceptsEncoding(header, encoding)).toBe(expected);
});
