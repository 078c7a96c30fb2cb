import { expect, it } from 'vitest';

import { baseOf } from './base-of.ts';
import { errorPageOf } from './language-base.ts';

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
])('%s is below the base "%s" of its language', (path, base) => {
  expect(baseOf(path, ['/ar'])).toBe(base);
  expect(errorPageOf(path)).toBe(`${base}/404.html`.slice(1));
});
