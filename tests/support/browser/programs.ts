import { existsSync } from 'node:fs';

import { chromium, type LaunchOptions } from '@playwright/test';

import { chromiumArgs, findChromium } from '#scripts/support/chromium.ts';

/** Starts a program, or without one Playwright's own browser, which says how to install it if it is missing. */
const launch = (executablePath: string | undefined, args: readonly string[]): LaunchOptions => ({
  args: [...args],
  ...(executablePath && { executablePath }),
});

const firstOf = (...files: readonly string[]) => files.find((file) => existsSync(file));

/** Chromium as visitors have it. */
export const fullChromium = launch(findChromium(), chromiumArgs);

/** Without windows and the back/forward cache: tests take half the time. */
export const headlessChromium = launch(
  existsSync(chromium.executablePath()) ? undefined : firstOf('/usr/bin/chromium-headless-shell'),
  chromiumArgs,
);

/** With less motion, which Playwright cannot ask of it for one test. */
export const firefox = {
  ...launch(
    firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    [],
  ),
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
};
