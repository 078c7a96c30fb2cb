import { expect } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { marketplace } from '#words/pages/marketplace.ts';
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

test('a screen is beside its text in a wide window, without empty space', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.marketplace);
  const { reverseInquiry, coInvestment, limits } = marketplace.sections;
  const band = (name: string) => page.getByRole('region', { name });
  for (const { heading } of [reverseInquiry, coInvestment]) {
    const words = await band(heading).getByRole('heading', { level: 2 }).boundingBox();
    const screen = await band(heading).getByRole('figure').boundingBox();
    expect(screen?.y).toBeCloseTo(words?.y ?? 0, 0);
    expect(screen?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  }
  await expect(band(limits.heading)).toHaveCSS('padding-top', '0px');
});
