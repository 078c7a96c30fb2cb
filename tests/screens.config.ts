import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import browserTests, { site } from './playwright.config.ts';

/** Photographs of a built site: the browser tests' server and browser, as many at a time as the machine takes. */
export default defineConfig({
  ...browserTests,
  // Of this tree, or of another one with what it built.
  webServer: { ...site(0).webServer, cwd: process.env['SCREENS_TREE'] ?? '..' },
  // The examples are shown by a server of their own.
  testMatch: process.env['SCREENS_GALLERY'] ? '**/*.screens.ts' : '**/all.screens.ts',
  outputDir: '../.cache/screens-work',
  workers: availableParallelism(),
  // A long page in three windows takes a while on a busy machine.
  timeout: 120_000,
  reporter: 'line',
});
