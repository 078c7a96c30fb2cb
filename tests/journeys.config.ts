import { defineConfig } from '@playwright/test';

import { reportFile } from '#tests/run/step.ts';
import { journeyFiles } from '#tests/run/steps.ts';
import { language } from '#words/language.ts';
import browserTests, { inLanguage } from './playwright.config.ts';

/**
 * The journeys of `e2e` once more in another language: Node's condition gives tests its words and its addresses,
 * as `NODE_OPTIONS=--conditions=ar npx playwright test --config tests/journeys.config.ts` does.
 */
export default defineConfig({
  ...browserTests,
  testMatch: journeyFiles,
  // Tests of what only English pages load or say.
  grepInvert: /@english/,
  outputDir: `../.cache/journeys/${language.code}`,
  reporter: [['list'], ['json', { outputFile: `../${reportFile(inLanguage('journeys'))}` }]],
});
