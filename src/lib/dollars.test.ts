import { expect, it } from 'vitest';

import { languages } from '#content/languages.ts';
import { dollarsIn } from './dollars.ts';

it.each([
  ['en', 12_000, {}, '$12,000'],
  ['ar', 12_000, {}, '12,000 دولار'],
  ['ar', 1555, {}, '1,555 دولارًا'],
  ['ar', 5, {}, '5 دولارات'],
  ['en', 26_400_000_000, { notation: 'compact', maximumFractionDigits: 1 }, '$26.4B'],
  ['ar', 26_400_000_000, { notation: 'compact', maximumFractionDigits: 1 }, '26.4 مليار دولار'],
  ['ar', 1_000_000, { notation: 'compact' }, 'مليون دولار'],
  ['ar', 2_000_000, { notation: 'compact' }, 'مليونا دولار'],
  ['ar', 11_000_000, { notation: 'compact' }, '11 مليون دولار'],
  ['ar', 10_000_000, { notation: 'compact' }, '10 ملايين دولار'],
] as const)('the language %s writes %i dollars with %o as %s', (code, amount, options, text) => {
  expect(dollarsIn(languages[code], options)(amount).replaceAll(/[\u200e\u200f]/g, '')).toBe(text);
});
