import { expect, type Locator } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

/** Least height and width of a control in a menu, in CSS pixels. */
const LEAST = 44;

/** Visible links and buttons that are smaller. */
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

for (const width of [320, 820, 1180]) {
  test(`controls of the menus are large enough for a finger at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, routes.about);
    const header = page.getByRole('banner');
    expect(await tooSmall(header)).toEqual([]);
    const opener = header.getByRole('button', { name: labels.openMenu, exact: true });
    if (await opener.isVisible()) await opener.click();
    for (const menu of await header.locator('summary').locator('visible=true').all()) {
      await menu.click();
      expect(await tooSmall(header)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    if (width <= 820) expect(await tooSmall(page.getByRole('contentinfo'))).toEqual([]);
  });
}
