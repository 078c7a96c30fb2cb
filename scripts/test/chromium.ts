import { chromium } from 'playwright';

import { ensureProgram, findProgram, runQuietly, type SystemProgram } from './system-program.ts';

const program: SystemProgram = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ],
  versionArgs: ['--version', '--no-sandbox'],
  packages: ['chromium', 'fonts-liberation'],
  download: () => runQuietly('npx', 'playwright', 'install', 'chromium'),
};

/**
 * Where Chromium is. One that Playwright fetched before is taken too, and fetched where Debian's cannot be
 * installed.
 * @throws Error that says what to do when there is none
 */
export const ensureChromium = () => ensureProgram(program);

/** Where Chromium is, if it is: nothing is installed or fetched. */
export const findChromium = () => findProgram(program);
