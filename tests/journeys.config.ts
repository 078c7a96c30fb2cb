import { defineConfig } from '@playwright/test';

import { reportFile } from '#tests/run/step.ts';
import { journeyFiles } from '#tests/run/steps.ts';
import { language } from '#words/language.ts';
import browserTests, { site } from './playwright.config.ts';

const name = `journeys ${language.code}`;

/**
 * The journeys of `e2e` once more in another language: Node's condition gives tests its words and its addresses,
 * as `NODE_OPTIONS=--conditions=ar npx playwright test --config tests/journeys.config.ts` does.
 */
export default defineConfig({
  ...browserTests,
  ...site(5),
  testMatch: journeyFiles,
  // Tests of what only English pages load or say.
  grepInvert: /@english/,
  outputDir: `../.cache/${name.replace(' ', '-')}`,
  use: { ...site(5).use, locale: language.code },
  reporter: [['list'], ['json', { outputFile: `../${reportFile(name)}` }]],
});
