import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { countriesPlugin } from './scripts/build/vite/countries-plugin.ts';
import { galleryPlugin } from './scripts/build/vite/gallery-plugin.ts';
import { generatedPlugin } from './scripts/build/vite/generated-plugin.ts';
import { legalPlugin } from './scripts/build/vite/legal-plugin.ts';
import { pagesPlugin } from './scripts/build/vite/pages-plugin.ts';
import { prerenderPlugin } from './scripts/build/vite/prerender-plugin.ts';
import { sampleApiPlugin } from './scripts/build/vite/sample-api-plugin.ts';
import { shakeRouterPlugin } from './scripts/build/vite/shake-router-plugin.ts';

/** Oldest browsers whose syntax the output keeps to. */
const cssTargets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

export default defineConfig({
  // Tests render by themselves; two bundles of the site would only be in their way.
  plugins: [
    pagesPlugin(),
    legalPlugin(),
    shakeRouterPlugin(),
    react(),
    generatedPlugin(),
    countriesPlugin(),
    process.env['VITEST'] ? [] : [galleryPlugin(), prerenderPlugin(), sampleApiPlugin()],
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      targets: cssTargets,
      cssModules: { pattern: '[local]_[hash]' },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,scripts,content,tests}/**/*.test.ts'],
          exclude: ['tests/{output,servers}/**'],
          // Other steps run beside this one.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'output',
          environment: 'node',
          include: ['tests/output/**/*.test.ts'],
          testTimeout: 300_000,
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
          name: 'webkit',
          environment: 'node',
          include: ['tests/browsers/*.webkit.ts'],
          testTimeout: 60_000,
          // The driver may have to be installed first.
          hookTimeout: 300_000,
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
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
