import { expect, type Locator, type Page } from '@playwright/test';

import { navigation } from '#words/navigation.ts';
import { labels } from '#words/labels.ts';
import { audienceIds, routes } from '#src/routes.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { scrollToEnd } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectPage, menuLabel } from '#tests/support/browser/visit.ts';
import { site } from '#content/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { solutions, company } = navigation.groups;

const menu = (page: Page, label: string) =>
  page.getByRole('navigation', { name: labels.mainNavigation }).locator('details', { hasText: label });
const trigger = (page: Page, label: string) => menu(page, label).locator('summary');
const linkIn = (page: Page, label: string, name = '') => menu(page, label).getByRole('link', { name });
const expectOpen = (details: Locator, isOpen: boolean) => expect(details).toHaveJSProperty('open', isOpen);

test('a link of a menu leads to its page, closes the menu and is marked there (R2.12)', async ({ page }) => {
  await openScripted(page, routes.about);
  await trigger(page, solutions).click();
  await linkIn(page, solutions, menuLabel('fund-managers')).click();
  await expectPage(page, 'fund-managers');
  await expectOpen(menu(page, solutions), false);
  await trigger(page, solutions).click();
  await expect(linkIn(page, solutions, menuLabel('fund-managers'))).toHaveAttribute('aria-current', 'page');
});

test('the first Tab reaches a link that skips to the content (F-E14)', async ({ page }) => {
  await openScripted(page, routes.about);
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
  await openScripted(page, routes.terms);
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

/** The ends, and both sides of every named breakpoint. */
const widths = [320, 768, 769, 1019, 1020, 1024, 1025, 1055, 1056, 1442, 1443, 2560];

/** Controls of the header that take two lines, overlap the one before, or leave the window. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header[data-host=main]');
    const controls = [...(header?.querySelectorAll('a, summary, button') ?? [])].filter(
      (control) => control.checkVisibility() && !control.closest('details > :not(summary), [popover]'),
    );
    const boxes = controls.map((control) => {
      const range = document.createRange();
      range.selectNodeContents(control);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // A long brand takes two lines.
      const isBroken =
        !control.querySelector('[data-long]') &&
        lines.some(({ top }) => top >= (lines[0]?.bottom ?? Infinity));
      return { name: control.textContent, isBroken, box: control.getBoundingClientRect() };
    });
    return boxes
      .filter(({ isBroken, box }, index) => {
        const before = boxes[index - 1];
        const [start, end] = header?.matches(':dir(rtl)') ? [box, before?.box] : [before?.box, box];
        const isOverlapping = start !== undefined && end !== undefined && end.left < start.right - 0.5;
        const isOutside = box.left < 0 || box.right > document.documentElement.clientWidth;
        return isBroken || isOverlapping || isOutside;
      })
      .map(({ name }) => `${innerWidth} px: ${name}`);
  });

test('the header fits one line from 320 to 2560 px @arabic', async ({ page }) => {
  await openScripted(page, routes.about);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    found.push(...(await misplaced(page)));
  }
  expect(found).toEqual([]);
});

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: labels.openMenu, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: labels.openMenu });

const { groups } = navigation;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the side panel has all links, and one of them closes it and leads to its page (R2.15)', async ({
    page,
  }) => {
    await openScripted(page, routes.about);
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    // Those of folded groups too.
    const hrefs = await panel(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const profiles = site.social.slice(0, 4).map(({ href }) => href);
    const expected = ['/login', '/join', routes.terms, routes.privacy, routes.cookies, ...profiles];
    expect(hrefs).toEqual(expect.arrayContaining(expected));
    await expect(panel(page).locator('a[target=_blank]')).toHaveCount(profiles.length);
    await expect(panel(page).getByRole('link', { name: labels.bookDemoMobile })).toHaveAttribute(
      'href',
      new RegExp(`^${routes.contact}\\?`),
    );
    expect(hrefs).toEqual(expect.arrayContaining(audienceIds.map((id) => routes[id])));
    await panel(page).locator('summary', { hasText: groups.platform }).click();
    await panel(page)
      .getByRole('link', { name: menuLabel('marketplace') })
      .click();
    await expect(page).toHaveURL(routes.marketplace);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the side panel opens, closes and leads on', async ({ page }) => {
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
const tooSmall = (part: Locator) =>
  part.evaluate((root, least) => {
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

for (const width of [320, 1180]) {
  test(`controls of the menus are large enough for a finger at ${width} pixels @arabic`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openScripted(page, routes.about);
    const header = page.getByRole('banner');
    expect(await tooSmall(header)).toEqual([]);
    if (await opener(page).isVisible()) await opener(page).click();
    for (const summary of await header.locator('summary').locator('visible=true').all()) {
      await summary.click();
      expect(await tooSmall(header)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    if (width === 320) expect(await tooSmall(page.getByRole('contentinfo'))).toEqual([]);
  });
}

test('the groups of the footer are folded on phones, and open in wider windows (R2.17)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScripted(page, routes.faq);
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: menuLabel('family-office'), exact: true });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: solutions }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const label of Object.values(navigation.groups))
    await expect(footer.getByRole('heading', { name: label })).toBeVisible();
  await expect(link).toBeVisible();
  await expect(footer.locator('summary').filter({ visible: true })).toHaveCount(0);
});
