import { expect, type Locator } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

/** Least height and width of what a finger is to meet in a menu, CSS pixels. */
const LEAST = 44;

/** Links and buttons in sight that are smaller. */
const tooSmall = (menu: Locator) =>
  menu.evaluate((root, least) => {
    const boxes = [...root.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.textContent || control.ariaLabel,
        box: control.getBoundingClientRect(),
      }));
    return boxes
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`);
  }, LEAST);

for (const width of [320, 390, 820]) {
  test(`everything in the menus can be met by a finger at ${width} pixels @arabic`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, routes.about);
    expect(await tooSmall(page.getByRole('banner'))).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: labels.openMenu, exact: true }).click();
    const panel = page.getByRole('dialog', { name: labels.openMenu });
    await expect(panel).toBeInViewport();
    for (const group of await panel.locator('summary').all()) await group.click();
    expect(await tooSmall(panel)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await tooSmall(page.getByRole('contentinfo'))).toEqual([]);
  });
}

test('everything in the menus of the header can be met by a finger on a wide tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openHydrated(page, routes.about);
  const header = page.getByRole('banner');
  for (const menu of await header.locator('summary').locator('visible=true').all()) {
    await menu.click();
    expect(await tooSmall(header)).toEqual([]);
  }
});
