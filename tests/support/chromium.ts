import { type Browser, chromium } from '@playwright/test';

import { ensure } from '#tests/run/programs.ts';

/** The browser of tests that need no window. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensure('headlessShell'),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
