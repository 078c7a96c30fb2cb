import { defineConfig, devices } from '@playwright/test';

import { ensureFirefox } from '#scripts/test/firefox.ts';
import { reportFile } from '#scripts/test/step.ts';
import browserTests from './playwright.config.ts';

/** The core journeys in Firefox as people have it, driven by WebDriver BiDi, on the browser tests' server. */
export default defineConfig({
  ...browserTests,
  testMatch: '**/*.firefox.ts',
  outputDir: '../.cache/firefox',
  reporter: [['list'], ['json', { outputFile: `../${reportFile('firefox')}` }]],
  projects: [
    {
      name: 'firefox',
      use: {
        ...devices['Desktop Firefox'],
        channel: 'moz-firefox',
        launchOptions: { executablePath: ensureFirefox() },
      },
    },
  ],
});
