import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { navigation } from '#words/navigation.ts';
import { labels } from '#words/labels.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { sharePage, test } from '#tests/support/browser/test.ts';
import { expectSameVisit, markVisit, menuLabel } from '#tests/support/browser/visit.ts';

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: labels.openMenu, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: labels.openMenu });

const { groups } = navigation;

/** A place that the panel, which comes from the end of the line, leaves free. */
const beside = (width: number) => (language.dir === 'rtl' ? width - 10 : 10);

async function openPanel(page: Page): Promise<void> {
  await opener(page).click();
  await expect(panel(page)).toBeInViewport();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    const pageOf = sharePage((page) => openHydrated(page, routes.about));

    // One that was left open.
    test.afterEach(() => pageOf().keyboard.press('Escape'));

    test('groups open and close, several at once @arabic', async () => {
      const page = pageOf();
      await openPanel(page);
      const [platform, company] = [groups.platform, groups.company].map((label) =>
        panel(page).locator('details', { hasText: label }),
      );
      await expect(panel(page).getByRole('link', { name: menuLabel('marketplace') })).toBeHidden();
      await platform?.locator('summary').click();
      await company?.locator('summary').click();
      await expect(panel(page).getByRole('link', { name: menuLabel('marketplace') })).toBeVisible();
      await expect(panel(page).getByRole('link', { name: menuLabel('contact') })).toBeVisible();
      await platform?.locator('summary').click();
      await expect(panel(page).getByRole('link', { name: menuLabel('marketplace') })).toBeHidden();
    });

    for (const [way, close] of [
      ['a press outside', (page: Page) => page.mouse.click(beside(viewport.width), viewport.height - 10)],
      ['its button', (page: Page) => panel(page).getByRole('button', { name: labels.closeMenu }).click()],
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ] as const) {
      test(`${way} closes the panel and gives the focus back`, async () => {
        const page = pageOf();
        await openPanel(page);
        await close(page);
        await expect(panel(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      });
    }

    test('the focus stays inside the open panel', async () => {
      const page = pageOf();
      await openPanel(page);
      const isInside = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          // Between its last and its first control a browser may stop at its own frame.
          return focused === document.body || focused?.closest('[popover]') !== null;
        });
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(step < 5 ? 'Shift+Tab' : 'Tab');
        expect(await isInside()).toBe(true);
      }
    });

    test('it holds the actions, the legal pages and at most four social profiles', async () => {
      const page = pageOf();
      await openPanel(page);
      const hrefs = await panel(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const ways = ['/login', '/join', routes.terms, routes.privacy, routes.cookies];
      const profiles = site.social.slice(0, 4).map(({ href }) => href);
      expect(hrefs).toEqual(expect.arrayContaining([...ways, ...profiles]));
      await expect(panel(page).locator('a[target=_blank]')).toHaveCount(profiles.length);
      await expect(panel(page).getByRole('link', { name: labels.bookDemoMobile })).toHaveAttribute(
        'href',
        new RegExp(`^${routes.contact}\\?`),
      );
    });

    test('a link closes the panel and leads to its page @arabic', async () => {
      const page = pageOf();
      await markVisit(page);
      await openPanel(page);
      await panel(page)
        .getByRole('link', { name: menuLabel('pricing') })
        .click();
      await expect(page).toHaveURL(routes.pricing);
      await expect(panel(page)).toBeHidden();
      await expect(page.locator('#content')).toBeFocused();
      await expectSameVisit(page);
    });
  });

  test.describe(`at ${viewport.width} pixels without script`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('the panel opens, leads on and closes', async ({ page }) => {
      await page.goto(routes.about);
      await openPanel(page);
      await panel(page).locator('summary', { hasText: groups.solutions }).click();
      await expect(panel(page).getByRole('link', { name: menuLabel('founders') })).toBeVisible();
      await panel(page).getByRole('button', { name: labels.closeMenu }).click();
      await expect(panel(page)).toBeHidden();
      await openPanel(page);
      await panel(page)
        .getByRole('link', { name: menuLabel('founders') })
        .click();
      await expect(page).toHaveURL(routes.founders);
    });
  });
}
