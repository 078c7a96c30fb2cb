import { expect, it } from 'vitest';

import { wantedLanguage } from './language-to-offer.ts';

const codes = ['en', 'ar', 'pt-BR', 'zh-Hant', 'de', 'de-AT'] as const;

it.each([
  [['en-US', 'ar'], 'en'],
  [['fr', 'ar-EG'], 'ar'],
  [['pt'], 'pt-BR'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-CN', 'en'], 'en'],
  [['de-AT'], 'de-AT'],
  [['de-CH'], 'de'],
  [['*', '', 'not a tag', 'ar'], 'ar'],
  [['fr'], undefined],
  [[], undefined],
  [undefined, undefined],
])('a browser that asks for %j gets %s', (tags, code) => {
  expect(wantedLanguage(codes, tags)).toBe(code);
});
