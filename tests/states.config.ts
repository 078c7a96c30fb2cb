import { defineConfig } from '@playwright/test';

import { language } from '#words/language.ts';
import { reportFile } from '#tests/run/step.ts';
import browserTests, { inLanguage, site } from './playwright.config.ts';

/** What opens on the site, state by state, each kept as HTML for the validators; runs beside other steps. */
export default defineConfig({
  ...browserTests,
  ...site(1),
  testMatch: '**/states.e2e.ts',
  testIgnore: [],
  outputDir: `../.cache/states/${language.code}`,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: `../${reportFile(inLanguage('states'))}` }]],
});
