import { expect, it } from 'vitest';

import { contrastOf, readHexColour, toHex, white } from './colour.ts';

it.each([
  ['#24508f', '#24508f'],
  ['#FFF', '#ffffff'],
  [' #abc ', '#aabbcc'],
])('reads %j', (text, expected) => {
  const colour = readHexColour(text);
  expect(colour && toHex(colour)).toBe(expected);
});

it.each([
  'red;position:fixed',
  'url(https://evil.test/x)',
  'var(--x)',
  'inherit',
  'red',
  '24508f',
  '#12345',
  '#1234',
  '#12345678',
  '#GGGGGG',
  '#fff;',
  '#fff #000',
  '',
])('takes %j for no colour', (text) => {
  expect(readHexColour(text)).toBeUndefined();
});

it.each([
  ['#000000', 21],
  ['#777777', 4.48],
  ['#ffff00', 1.07],
  ['#0000ff', 8.59],
])('finds the contrast of %s with white', (text, expected) => {
  expect(contrastOf(readHexColour(text) ?? white, white)).toBeCloseTo(expected, 2);
});
