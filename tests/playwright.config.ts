import { defineConfig, devices } from '@playwright/test';

import { ensure } from '#tests/run/programs.ts';
import { reportFile } from '#tests/run/step.ts';

/**
 * The built site on a port of its own, so that two configurations may run side by side. `TEST_PORT` lets two
 * work trees do so.
 */
export function site(offset: number) {
  const port = Number(process.env['TEST_PORT'] ?? 4180) + offset;
  return {
    use: {
      baseURL: `http://localhost:${port}`,
      trace: 'off',
    },
    webServer: {
      command: 'node --import tsx scripts/commands/preview.ts',
      cwd: '..',
      env: { PORT: String(port) },
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
    },
  } as const;
}

/** Browser tests of the built site, served as in production with the sample platform behind it. */
export default defineConfig({
  ...site(0),
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // They have a configuration of their own.
  testIgnore: '**/states.e2e.ts',
  outputDir: '../.cache/playwright',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is no fault of the site.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../${reportFile('e2e')}` }]],
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath: ensure('headlessShell'),
          args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
        },
      },
    },
  ],
});
