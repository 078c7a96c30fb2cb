import { defineConfig } from 'vitest/config';

import { siteConfig } from '#scripts/build/vite/site-config.ts';

/** Unit tests of the mutated code. Random answers and whole documents are excluded because they are slow. */
export default defineConfig({
  ...siteConfig(),
  test: {
    environment: 'node',
    include: [
      'src/{lib,api}/**/*.test.ts',
      'src/platform/{host,services}/*.test.ts',
      'src/features/consent/**/*.test.ts',
      'scripts/hosts/*.test.ts',
      'legal/{compare,guard,read}/*.test.ts',
    ],
    exclude: ['**/{hostile-answers,read-documents}.test.ts'],
    testTimeout: 30_000,
  },
});
