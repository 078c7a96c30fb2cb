import { defineConfig, devices } from '@playwright/test';

import { ensure } from '#tests/run/programs.ts';
import { reportFile } from '#tests/run/step.ts';
import browserTests, { site } from './playwright.config.ts';

/** The core journeys in Firefox as people have it, driven by WebDriver BiDi; runs beside other steps. */
export default defineConfig({
  ...browserTests,
  ...site(2),
  testMatch: '**/*.firefox.ts',
  workers: 1,
  outputDir: '../.cache/firefox',
  reporter: [['list'], ['json', { outputFile: `../${reportFile('firefox')}` }]],
  projects: [
    {
      name: 'firefox',
      use: {
        ...devices['Desktop Firefox'],
        channel: 'moz-firefox',
        launchOptions: { executablePath: ensure('firefox') },
      },
    },
  ],
});
