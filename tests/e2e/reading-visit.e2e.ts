import { expect, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { touch, untilHydrated } from '#tests/support/browser/hydration.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';

/** React, what every page shares of the site's script, and what hydrates. */
const SITE_SCRIPT = /\/assets\/(react|frame|entry-client)-/;

for (const route of [routes.terms, routes.privacy, routes.home]) {
  test(`${route} is read without the site's script, which comes when it is reached for`, async ({ page }) => {
    // So that nothing is fetched ahead either.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => SITE_SCRIPT.test(request.url()) && asked.push(request.url()));
    await page.goto(route, { waitUntil: 'networkidle' });
    // The parts of home further down are live.
    if (route !== routes.home) await scrollThrough(page);
    expect(asked).toEqual([]);
    await touch(page);
    await untilHydrated(page);
    expect(asked).toHaveLength(3);
  });
}
