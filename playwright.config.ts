import { defineConfig, devices } from '@playwright/test';

import { defaultLanguage, languageCodes } from '#content/languages.ts';
import { headlessChromium, firefox } from '#tests/support/browser/programs.ts';
import { language } from '#words/language.ts';

// `TEST_PORT` lets two work trees run tests at the same time.
const port = Number(process.env['TEST_PORT'] ?? 4180) + languageCodes.indexOf(language.code);

const chromium = { ...devices['Desktop Chrome'], launchOptions: headlessChromium };

const server = (command: string, serverPort: number) => ({
  command: `node --import tsx scripts/commands/${command}.ts`,
  // `npm run visual` photographs the build of another revision too.
  cwd: process.env['SCREENS_TREE'] ?? '.',
  env: { PORT: String(serverPort) },
  url: `http://localhost:${serverPort}`,
});

/**
 * Browser tests of the built site, served as in production with the sample platform API. Tests tagged `@firefox` also
 * run in Firefox. Those tagged `@arabic` also run in Arabic: `NODE_OPTIONS=--conditions=ar` selects that language's
 * words and addresses for the whole process.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: `.cache/playwright/${language.code}`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Of `npm run visual` alone.
  snapshotPathTemplate: '.cache/screens/{arg}{ext}',
  failOnFlakyTests: true,
  // For busy machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: language.code === defaultLanguage ? 'en-US' : language.code,
    trace: 'off',
  },
  webServer: server('preview', port),
  projects:
    language.code === defaultLanguage
      ? [
          { name: 'chromium', testMatch: '**/*.e2e.ts', use: chromium },
          {
            name: 'firefox',
            ...{ testMatch: '**/*.e2e.ts', grep: /@firefox/ },
            use: { ...devices['Desktop Firefox'], channel: 'moz-firefox', launchOptions: firefox },
          },
          // WebKitGTK by WebDriver: the test starts the browser and the site.
          { name: 'webkit', testMatch: '**/*.webkit.ts', timeout: 120_000 },
          { name: 'screens', testMatch: '**/*.screens.ts', timeout: 300_000, use: chromium },
        ]
      : [{ name: language.code, testMatch: '**/*.e2e.ts', grep: /@arabic/, use: chromium }],
});
