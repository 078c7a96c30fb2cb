import { expect, type Response } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { banner, unasked } from '#tests/support/browser/consent.ts';
import { touch, untilScripted } from '#tests/support/browser/site-script.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';

/** The site's script, and React for its islands. */
const SITE_SCRIPT = /\/assets\/(react|entry-client)-/;

const visits = [
  [routes.terms, { saveData: true, effectiveType: '4g' }],
  [routes.home, { saveData: false, effectiveType: '3g' }],
] as const;

for (const [route, connection] of visits) {
  test(`${route} loads the site's script only on the first interaction (R10.7, F-E25)`, async ({ page }) => {
    // A poor connection also keeps the film from playing.
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const asked = watchPaths(page, SITE_SCRIPT);
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await touch(page);
    await untilScripted(page);
    expect(asked).toHaveLength(1);
  });
}

test.describe('on a phone with a good connection', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...unasked,
  });

  for (const route of [routes.home, routes.terms, routes.marketplace]) {
    test(`${route} loads at most 150 KB, without its film, before an interaction`, async ({ page }) => {
      // Unless it knows that the connection is good, Chromium fetches pictures from far below the window.
      const devtools = await page.context().newCDPSession(page);
      const [latency, bytesPerS] = [40, 1_250_000];
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: bytesPerS,
        uploadThroughput: bytesPerS,
        connectionType: 'cellular4g',
      });
      const answers: Response[] = [];
      page.on('response', (response) => answers.push(response));
      await page.goto(route);
      await expect(banner(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const files = answers.filter((answer) => answer.request().resourceType() !== 'media');
      const sizes = await Promise.all(files.map((file) => file.request().sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect(bytes).toBeLessThanOrEqual(150_000);
      expect(files.map((file) => file.url()).filter((url) => SITE_SCRIPT.test(url))).toEqual([]);
      // The Latin subsets only.
      expect(files.filter((file) => file.request().resourceType() === 'font')).toHaveLength(2);
    });
  }
});
