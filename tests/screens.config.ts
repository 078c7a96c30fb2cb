import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import browserTests from './playwright.config.ts';

/** Photographs of the site: the browser tests' server and browser, as many at a time as the machine takes. */
export default defineConfig({
  ...browserTests,
  testMatch: '**/*.screens.ts',
  outputDir: '../.cache/screens-work',
  workers: availableParallelism(),
  // A long page in three windows takes a while on a busy machine.
  timeout: 120_000,
  reporter: 'line',
});
