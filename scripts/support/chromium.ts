import { existsSync } from 'node:fs';

import { type Browser, chromium } from 'playwright';

const places = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of an installed Chromium: that of `CHROMIUM_PATH`, Playwright's own, or that of the machine.
 * @throws Error if there is none at `CHROMIUM_PATH`
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`There is no ${named}: correct CHROMIUM_PATH`);
  return named || places.find((place) => existsSync(place));
}

export const chromiumArgs = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

/** Starts headless Chromium, which requests nothing but what its pages ask for. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: chromiumArgs });
