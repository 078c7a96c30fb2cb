import { expect, it } from 'vitest';

import { languages } from '#content/languages.ts';
import { dollarsIn } from './dollars.ts';

it.each([
  ['en', 12_000, {}, '$12,000'],
  ['ar', 12_000, {}, '12,000 دولار'],
  ['en', 26_400_000_000, { notation: 'compact', maximumFractionDigits: 1 }, '$26.4B'],
  ['ar', 26_400_000_000, { notation: 'compact', maximumFractionDigits: 1 }, '26.4 مليار دولار'],
] as const)('in %s writes %i with %o as %s', (code, amount, options, text) => {
  expect(dollarsIn(languages[code], options)(amount).replaceAll(/[\u200e\u200f]/g, '')).toBe(text);
});
