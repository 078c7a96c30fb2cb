import { expect, it } from 'vitest';

import { languageCodes } from '#content/languages.ts';
import { environmentOf, languageOf } from './language-of.ts';

it.each(languageCodes)('the environments of %s are of that language', (code) => {
  for (const consumer of ['client', 'ssr'] as const)
    expect(languageOf(environmentOf(consumer, code))).toBe(code);
});

it('an environment whose name ends alike is not of that language', () => {
  expect(languageOf('client_zh_ar')).toBe('en');
});
