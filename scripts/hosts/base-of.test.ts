import { expect, it } from 'vitest';

import { defaultLanguage } from '#content/languages.ts';
import { baseOf } from './base-of.ts';
import { errorPageOf, languageAt } from './language-base.ts';

it.each([
  ['/', ''],
  ['/about', ''],
  ['/area', ''],
  ['/about/ar', ''],
  ['/ar', '/ar'],
  ['/ar/', '/ar'],
  ['/ar/nowhere', '/ar'],
  ['/AR/nowhere', '/ar'],
  ['//ar//nowhere', '/ar'],
])('the path %s is below the base "%s" of its language', (path, base) => {
  expect(baseOf(path, ['/ar'])).toBe(base);
  expect(errorPageOf(path)).toBe(`${base}/404.html`.slice(1));
  expect(languageAt(path)).toBe(base ? 'ar' : defaultLanguage);
});

it.each([
  ['/zh', '/zh'],
  ['/zh/about', '/zh'],
  ['/zh/hant/about', '/zh/hant'],
  ['/zh-hant', '/zh-hant'],
  ['/ZH-Hant/about', '/zh-hant'],
  ['/zh-hans', ''],
  ['/kb', ''],
])('the path %s is below the longest base, by whole parts: "%s"', (path, base) => {
  expect(baseOf(path, ['/zh/hant', '/zh-hant', '/zh'])).toBe(base);
});
