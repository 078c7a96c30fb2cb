import { defineConfig } from 'vitest/config';

import { makeAssets } from '#scripts/build/make-assets.ts';
import { siteConfig } from '#scripts/build/vite/site-config.ts';

/**
 * The unit tests that stand beside what is changed. Others would notice some of it, later and by chance; so
 * would random answers, which take their time besides.
 */
export default defineConfig({
  ...siteConfig(makeAssets),
  test: {
    environment: 'node',
    include: ['src/{lib,api,platform,features/consent}/**/*.test.ts', 'scripts/hosts/*.test.ts'],
    exclude: ['src/api/hostile-answers.test.ts'],
    testTimeout: 30_000,
  },
});
