import { defineConfig } from 'vitest/config';

import { makeAssets } from '#scripts/build/make-assets.ts';
import { siteConfig } from '#scripts/build/vite/site-config.ts';

/**
 * The unit tests that stand beside what is changed: the folder is set by `mutants.ts`. Others would notice some of
 * it, later and by chance; so would random answers and whole documents, which take their time besides.
 */
export default defineConfig({
  ...siteConfig(makeAssets),
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/{hostile-answers,read-documents}.test.ts'],
    testTimeout: 30_000,
  },
});
