import { expect, it } from 'vitest';

import {
  black,
  type Colour,
  contrastOf,
  luminanceOf,
  readHexColour,
  toHex,
  white,
  withLuminance,
} from './colour.ts';

it.each([
  ['#24508f', '#24508f'],
  ['#FFF', '#ffffff'],
  [' #abc ', '#aabbcc'],
  ['#06cf', '#0066cc'],
  ['#0C6B67FF', '#0c6b67'],
])('the colour %j is read', (text, expected) => {
  const colour = readHexColour(text);
  expect(colour && toHex(colour)).toBe(expected);
});

it.each(['red;position:fixed', '24508f', '#1234', '#0c6b67fe', '#fffff', '#GGG', '#fff;', '#fff #000', ''])(
  'the text %j is not read as a colour (F-A8)',
  (text) => {
    expect(readHexColour(text)).toBeUndefined();
  },
);

it.each([
  ['#000000', 21],
  ['#010101', 20.87],
  ['#0a0a0a', 19.8],
  ['#777777', 4.48],
  ['#ffff00', 1.07],
  ['#0000ff', 8.59],
])('the contrast of %s with white is found', (text, expected) => {
  expect(contrastOf(readHexColour(text) ?? white, white)).toBeCloseTo(expected, 2);
});

it('the luminance comes as near as 255 steps allow, and is never more', () => {
  const parts = Array.from({ length: 52 }, (_, index) => index * 5);
  const colours = parts.flatMap((part): Colour[] => [
    [part, part, part],
    [part, 40, 255 - part],
  ]);
  const aims = [0.012, 0.022, 0.06, 0.095, 0.19, 0.2, 0.42, 0.52, 0.7, 0.9];
  for (const colour of colours)
    for (const aim of aims) {
      const found = withLuminance(colour, aim);
      const brighter = found.map((part) => Math.min(part + 2, 255));
      expect(luminanceOf(found)).toBeLessThanOrEqual(aim);
      expect(luminanceOf([brighter[0] ?? 0, brighter[1] ?? 0, brighter[2] ?? 0])).toBeGreaterThan(aim);
    }
  const below100 = luminanceOf([99.99, 99.99, 99.99]);
  expect(withLuminance([200, 200, 200], below100)).toEqual([99, 99, 99]);
  expect(withLuminance(white, 1)).toEqual(white);
  expect(withLuminance(black, 0)).toEqual(black);
});
