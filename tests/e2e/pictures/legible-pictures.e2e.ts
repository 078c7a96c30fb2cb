import { expect } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test('phones get a simpler map, with fewer cities', async ({ page }) => {
  for (const [width, file] of [
    [390, /world-channels-near-/],
    [1440, /world-channels-\d/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.marketplace);
    const map = page.locator('main img[src*=world-channels]');
    await map.scrollIntoViewIfNeeded();
    await expect
      .poll(() => map.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')))
      .toMatch(file);
  }
});
