import { expect, type Locator, type Page } from '@playwright/test';

import { navigation } from '#words/navigation.ts';
import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { scrollToEnd } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectPage, menuLabel } from '#tests/support/browser/visit.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { solutions, company } = navigation.groups;

const menu = (page: Page, label: string) =>
  page.getByRole('navigation', { name: labels.mainNavigation }).locator('details', { hasText: label });
const trigger = (page: Page, label: string) => menu(page, label).locator('summary');
const linkIn = (page: Page, label: string, name = '') => menu(page, label).getByRole('link', { name });
const expectOpen = (details: Locator, isOpen: boolean) => expect(details).toHaveJSProperty('open', isOpen);

test('a link of a menu leads to its page, closes the menu and is marked there', async ({ page }) => {
  await openHydrated(page, routes.about);
  await trigger(page, solutions).click();
  await linkIn(page, solutions, menuLabel('fund-managers')).click();
  await expectPage(page, 'fund-managers');
  await expectOpen(menu(page, solutions), false);
  await trigger(page, solutions).click();
  await expect(linkIn(page, solutions, menuLabel('fund-managers'))).toHaveAttribute('aria-current', 'page');
});

test('the first Tab reaches a link that skips to the content (F-E14)', async ({ page }) => {
  await openHydrated(page, routes.about);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
});

test('the sticky header never covers the focused element (F-E11)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.terms);
  await scrollToEnd(page);
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const below = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const isFrame =
        !element || element === document.body || element.closest('header, nav details') !== null;
      return isFrame ? undefined : { top: element.getBoundingClientRect().top, html: element.outerHTML };
    });
    if (focused) expect(focused.top, focused.html).toBeGreaterThanOrEqual(below);
  }
});

test('menus open before the script has loaded (F-E22)', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto(routes.about, { waitUntil: 'domcontentloaded' });
  await trigger(page, solutions).click();
  await expect(linkIn(page, solutions, menuLabel('founders'))).toBeVisible();
  await trigger(page, company).click();
  await expectOpen(menu(page, solutions), false);
  await linkIn(page, company, menuLabel('contact')).click();
  await expect(page).toHaveURL(routes.contact);
});
