import { expect, it } from 'vitest';

import { languageCodes } from '#content/languages.ts';
import { paths } from '#scripts/support/paths.ts';
import { assertOwnWords, environmentOf, languageOf } from './languages-plugin.ts';

it.each(languageCodes)('the environments of %s are of that language', (code) => {
  for (const consumer of ['client', 'ssr'] as const)
    expect(languageOf(environmentOf(consumer, code))).toBe(code);
});

it('an environment whose name ends alike is not of that language', () => {
  expect(languageOf('client_zh_ar')).toBe('en');
});

it.each([
  ['another language', ['content/en/language.ts'], 'en'],
  ['two languages', ['content/en/language.ts', '.cache/words/ar/language.ts'], 'en and ar'],
  ['none', ['content/facts.ts'], 'no language'],
])('refuses a bundle with the words of %s', (_which, files, found) => {
  const modules = files.map((file) => paths.root + file);
  expect(() => assertOwnWords('ar', modules)).toThrow(`The bundle of ar has the words of ${found}:`);
});
