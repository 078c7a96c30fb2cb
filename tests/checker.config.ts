import { defineConfig } from '@playwright/test';

import { language } from '#words/language.ts';
import { reportFile } from '#tests/run/step.ts';
import browserTests, { inLanguage, site } from './playwright.config.ts';

/** A second checker beside axe on every page and state: minutes, so it is a step of the long run. */
export default defineConfig({
  ...browserTests,
  ...site(4),
  testMatch: '**/*.checker.ts',
  outputDir: `../.cache/checker/${language.code}`,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: `../${reportFile(inLanguage('checker'))}` }]],
});
