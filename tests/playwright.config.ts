import { defineConfig, devices } from '@playwright/test';

import { languageCodes } from '#content/languages.ts';
import { language } from '#words/language.ts';
import { ensure } from '#tests/run/programs.ts';
import { reportFile } from '#tests/run/step.ts';

/** The name of a step: `states` of English, `states ar` of Arabic. */
export const inLanguage = (step: string) => (language.code === 'en' ? step : `${step} ${language.code}`);

/**
 * The built site on a port of its own, so that two configurations, and two languages, may run side by side.
 * `TEST_PORT` lets two work trees do so.
 */
export function site(offset: number) {
  const port = Number(process.env['TEST_PORT'] ?? 4180) + offset + 5 * languageCodes.indexOf(language.code);
  return {
    use: {
      baseURL: `http://localhost:${port}`,
      locale: language.code === 'en' ? 'en-US' : language.code,
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
