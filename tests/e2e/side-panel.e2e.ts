import { expect, type Locator, type Page } from '@playwright/test';

import { navigation } from '#words/navigation.ts';
import { labels } from '#words/labels.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectSameVisit, markVisit, menuLabel } from '#tests/support/browser/visit.ts';

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: labels.openMenu, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: labels.openMenu });

const { groups } = navigation;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the panel has all links, and one of them closes it and leads to its page @arabic', async ({
      page,
    }) => {
      await openHydrated(page, routes.about);
      await markVisit(page);
      await opener(page).click();
      await expect(panel(page)).toBeInViewport();
      const hrefs = await panel(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const profiles = site.social.slice(0, 4).map(({ href }) => href);
      const expected = ['/login', '/join', routes.terms, routes.privacy, routes.cookies, ...profiles];
      expect(hrefs).toEqual(expect.arrayContaining(expected));
      await expect(panel(page).locator('a[target=_blank]')).toHaveCount(profiles.length);
      await expect(panel(page).getByRole('link', { name: labels.bookDemoMobile })).toHaveAttribute(
        'href',
        new RegExp(`^${routes.contact}\\?`),
      );
      await panel(page).locator('summary', { hasText: groups.platform }).click();
      await panel(page)
        .getByRole('link', { name: menuLabel('marketplace') })
        .click();
      await expect(page).toHaveURL(routes.marketplace);
      await expect(panel(page)).toBeHidden();
      await expect(page.locator('#content')).toBeFocused();
      await expectSameVisit(page);
    });
  });
}

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the panel opens, closes and leads on @arabic', async ({ page }) => {
    await page.goto(routes.about);
    await opener(page).click();
    await panel(page).locator('summary', { hasText: groups.solutions }).click();
    await panel(page).getByRole('button', { name: labels.closeMenu }).click();
    await expect(panel(page)).toBeHidden();
    await opener(page).click();
    await panel(page)
      .getByRole('link', { name: menuLabel('founders') })
      .click();
    await expect(page).toHaveURL(routes.founders);
  });
});

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
  test(`controls of the menus are large enough for a finger at ${width} pixels @arabic`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, routes.about);
    const header = page.getByRole('banner');
    expect(await tooSmall(header)).toEqual([]);
    if (await opener(page).isVisible()) await opener(page).click();
    for (const menu of await header.locator('summary').locator('visible=true').all()) {
      await menu.click();
      expect(await tooSmall(header)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    if (width <= 820) expect(await tooSmall(page.getByRole('contentinfo'))).toEqual([]);
  });
}
