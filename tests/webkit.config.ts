import { defineConfig } from '@playwright/test';

import { reportFile } from '#tests/run/step.ts';

/** The journeys in WebKitGTK, driven by WebDriver; the test starts browser and site, and runs beside other steps. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.webkit.ts',
  outputDir: '../.cache/webkit',
  workers: 1,
  forbidOnly: true,
  // A busy machine is no fault of the site; the driver may have to be installed first.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../${reportFile('webkit')}` }]],
});
