import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { siteConfig } from './scripts/build/vite/site-config.ts';
import { headlessChromium } from './tests/support/browser/programs.ts';

// Tests compare what commands print, whatever colours the terminal asks for.
delete process.env['FORCE_COLOR'];
process.env['NO_COLOR'] = '1';

const inNode = (name: string, include: string, timeoutMs: number) => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    environment: 'node' as const,
    testTimeout: timeoutMs,
    hookTimeout: Math.max(timeoutMs, 120_000),
    // For what a server or a page shows in the end, on a busy machine too.
    expect: { poll: { timeout: 60_000 } },
  },
});

/** How tests read the code; the build and `npm run dev` take the same plugins from `siteConfig`. */
export default defineConfig({
  ...siteConfig(),
  test: {
    allowOnly: false,
    // A golden file that is missing fails; `-u` writes it.
    update: 'none',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: ['tests/support/made-files.ts'],
          environment: 'node',
          include: ['{src,product,legal,scripts,content,tests}/**/*.test.ts'],
          exclude: ['tests/{output,servers}/**'],
          // A process and all modules anew for each file would cost as much as the tests.
          isolate: false,
          // For busy machines.
          testTimeout: 120_000,
        },
      },
      inNode('output', 'tests/output/*.test.ts', 900_000),
      inNode('brand', 'tests/output/brand/*.test.ts', 900_000),
      inNode('servers', 'tests/servers/*.test.ts', 30_000),
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{src,product,tests}/**/*.test.tsx'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ['tests/support/made-files.ts', 'tests/support/refusing-platform.ts'],
          setupFiles: ['tests/support/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: headlessChromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
