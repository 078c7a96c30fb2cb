import { expect, it } from 'vitest';

import { accentTokens } from './accent.ts';
import { black, contrastOf, readHexColour, white } from './colour.ts';

const tokensOf = (accent: string) => accentTokens(readHexColour(accent) ?? black);

it('the accent is kept for fills, and hovers at 70 % of its brightness (R9.14, F-A9)', () => {
  const tokens = tokensOf('#64c832');
  expect(tokens['--color-accent-fill']).toBe('#64c832');
  expect(tokens['--color-accent-fill-hover']).toBe('#468c23');
});

it('the accent has an edge around fills that are as light as the page', () => {
  expect(tokensOf('#ffffff')['--color-accent-edge']).toBe(tokensOf('#ffffff')['--color-text']);
  expect(tokensOf('#24508f')['--color-accent-edge']).toBe('#24508f');
});

it('an accent that can be read is kept, and one that cannot is written in a darker tone', () => {
  expect(tokensOf('#24508f')['--color-accent']).toBe('#24508f');
  const yellow = readHexColour(tokensOf('#ffff00')['--color-accent'] ?? '') ?? white;
  expect(contrastOf(yellow, white)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(yellow, white), 'no darker than it has to be').toBeLessThan(5);
});

it('every value of the accent is written as six digits, so that nothing else can reach a style', () => {
  const values = Object.values(tokensOf('#fc0'));
  expect(values.filter((value) => !/^#[\da-f]{6}$/.test(value))).toEqual([]);
});
