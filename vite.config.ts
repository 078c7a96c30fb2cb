import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { makeAssets } from './scripts/build/make-assets.ts';
import { siteConfig } from './scripts/build/vite/site-config.ts';

let assets: ReturnType<typeof makeAssets> | undefined;

/** How tests read the code; the build and `npm run dev` take the same plugins from `siteConfig`. */
export default defineConfig({
  ...siteConfig(() => (assets ??= makeAssets())),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,scripts,content,tests}/**/*.test.ts'],
          exclude: ['tests/{output,servers}/**'],
          // A process and all modules anew for each file would cost as much as the tests.
          isolate: false,
          // Other steps run beside this one.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'output',
          environment: 'node',
          include: ['tests/output/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'brand',
          environment: 'node',
          include: ['tests/output/brand/*.test.ts'],
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          environment: 'node',
          include: ['tests/servers/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{src,tests}/**/*.test.tsx'],
          // A busy machine is no fault of a component.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ['tests/support/refusing-platform.ts'],
          setupFiles: ['tests/support/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['HEADLESS_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell',
                args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
