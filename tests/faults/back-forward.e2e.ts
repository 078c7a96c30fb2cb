import { expect, type Page } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { routes } from '#src/routes.ts';
import { answer, banner, openAsked, unasked, viewed, watchTags } from '#tests/support/browser/consent.ts';
import {
  expectKept,
  fillForm,
  newAddress,
  openForm,
  receivedFrom,
  sendButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { openScripted, untilScripted } from '#tests/support/browser/site-script.ts';
import { fullChromium } from '#tests/support/browser/programs.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({
  // The headless shell has no such cache, and Playwright disables it by default.
  launchOptions: { ...fullChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  allowed: ['necessary', 'tracking'],
});

/** Records on the page whether it is restored from the back/forward cache. */
const markReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }));
  });

/** Not by `evaluate`: the return may still be under way, and would end it. */
const untilReturned = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'isFromCache') === true);

test('a page restored from the back/forward cache is a view, unless consent is gone (F-E7)', async ({
  page,
}) => {
  const { hits } = watchTags(page);
  await openScripted(page, routes.about);
  await expect.poll(() => viewed(hits)).toEqual([routes.about]);
  await markReturn(page);
  await page.goto(routes.faq);
  await expect.poll(() => viewed(hits)).toEqual([routes.about, routes.faq]);
  await page.goBack({ waitUntil: 'commit' });
  await untilReturned(page);
  await expect.poll(() => viewed(hits)).toEqual([routes.about, routes.faq, routes.about]);

  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.faq);
  await expect.poll(() => viewed(hits)).toHaveLength(4);
  await page.evaluate(() => localStorage.removeItem('consent'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.about);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  // A new page has the stored answer of the test again.
  await expect.poll(() => viewed(hits).slice(4)).toEqual([routes.contact]);
});

test.describe('a visitor who is asked', () => {
  test.use(unasked);

  for (const name of ['accept', 'refuse'] as const)
    test(`finds no banner on the page before, after ${name} on the next (F-E27)`, async ({ page }) => {
      const { hits } = watchTags(page);
      await openAsked(page, routes.about);
      await markReturn(page);
      await openAsked(page, routes.faq);
      await answer(page, name).click();
      await expect(banner(page)).toHaveCount(0);
      await page.goBack({ waitUntil: 'commit' });
      await untilReturned(page);
      await expect(banner(page)).toHaveCount(0);
      const views = name === 'accept' ? [routes.faq, routes.about] : [];
      await expect.poll(() => viewed(hits)).toEqual(views);
    });
});

const header = (page: Page) => page.getByRole('banner');
const platformMenu = (page: Page) => header(page).locator('details', { hasText: 'Platform' });

const menus = [
  {
    ...{ name: 'a menu', width: 1440 },
    opener: (page: Page) => platformMenu(page).locator('summary'),
    shown: (page: Page) => platformMenu(page).getByRole('link', { name: 'Marketplace' }),
  },
  {
    ...{ name: 'the side panel', width: 390 },
    opener: (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true }),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
  },
];

for (const { name, width, opener, shown } of menus) {
  test(`a page left with ${name} open and a filled form is restored and works (F-E7)`, async ({
    page,
    request,
  }) => {
    const email = newAddress();
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, routes.contact);
    await untilScripted(page);
    await fillForm(page, email);
    await opener(page).locator('visible=true').click();
    await expect(shown(page)).toBeInViewport();
    await markReturn(page);
    await page.goto(routes.faq);
    await page.goBack({ waitUntil: 'commit' });
    await untilReturned(page);
    await expectKept(page, email);
    await page.keyboard.press('Escape');
    await expect(shown(page)).not.toBeInViewport();
    await sendButton(page).click();
    await expect(toast(page, contactForm.sent)).toBeVisible();
    expect(await receivedFrom(request, email)).toHaveLength(1);
  });
}

test('every page can be restored from the cache, with consent given', async ({ page }) => {
  test.slow();
  for (const path of Object.values(routes)) {
    await openScripted(page, path);
    await markReturn(page);
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await untilReturned(page);
  }
});
