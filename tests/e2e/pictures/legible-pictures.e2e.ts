import { expect } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { pictures } from '#content/pictures.ts';
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

test('a whole screen opens fitted to the window, and grows until it can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.product);
  const opener = page.getByRole('button', { name: labels.wholeScreen.open }).first();
  await opener.click();
  const view = page.getByRole('dialog');
  await expect(view).toBeVisible();
  const width = () => view.getByRole('img').evaluate((image) => image.getBoundingClientRect().width);
  expect(await width()).toBeLessThanOrEqual(390);
  await view.getByText(labels.wholeScreen.zoom).click();
  expect(await width()).toBeGreaterThanOrEqual(pictures['product-fundraising'].legibleFromPx);
  const pane = view.getByRole('group', { name: labels.wholeScreen.title });
  await pane.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pane.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
});
