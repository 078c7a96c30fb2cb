import { expect } from '@playwright/test';

import { legalLabels } from '#content/legal-labels.ts';
import { labels } from '#words/labels.ts';
import { about } from '#words/pages/about.ts';
import { faq } from '#words/pages/faq.ts';
import { platformPages, routes } from '#src/routes.ts';
import { expectHeadOfFullLoad } from '#tests/support/browser/head-tags.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openHydrated, untilHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrollToEnd, scrolledPx } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import {
  expectFullLoad,
  expectPage,
  expectSameVisit,
  footerLink,
  markVisit,
} from '#tests/support/browser/visit.ts';

test('a link of the footer changes the page, its head and the focus without a reload @arabic', async ({
  page,
}) => {
  const problems = await watchProblems(page);
  await openHydrated(page, routes.home);
  await markVisit(page);
  await footerLink(page, 'about').click();

  await expect(page).toHaveURL(routes.about);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('#content')).toBeFocused();
  await expectHeadOfFullLoad(page);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expectSameVisit(page);
  expect(problems).toEqual([]);
});

for (const { reducedMotion, glides } of [
  { reducedMotion: 'no-preference', glides: true },
  { reducedMotion: 'reduce', glides: false },
] as const) {
  test(`a new page is shown from its top, ${glides ? 'smoothly' : 'at once under reduced motion'} (F-E9)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openHydrated(page, routes.terms);
    await scrollToEnd(page);
    await page.evaluate((path) => {
      let steps = 0;
      // The press may itself have scrolled to the link before.
      addEventListener('scroll', () => (steps += Number(location.pathname === path)));
      Object.assign(window, { countSteps: () => steps });
    }, routes.privacy);
    await footerLink(page, 'privacy').click();
    await expect(page).toHaveURL(routes.privacy);
    await expect.poll(() => scrolledPx(page)).toBe(0);
    const steps = await page.evaluate('countSteps()');
    // The browser itself takes one when the new page is shorter than the place that was shown.
    if (glides) expect(steps).toBeGreaterThan(5);
    else expect(steps).toBeLessThanOrEqual(2);
  });
}

test('a link to the page in view adds no entry to the history', async ({ page }) => {
  await openHydrated(page, routes.home);
  await footerLink(page, 'about').click();
  await expect(page).toHaveURL(routes.about);
  const entries = await page.evaluate(() => history.length);
  await footerLink(page, 'about').click();
  await expect.poll(() => scrolledPx(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
});

test('back and forward return to where each page was left', async ({ page }) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  const link = page.locator(`#segments a[href="${routes['fund-managers']}"]`);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // On a busy machine the press itself may scroll once more before it hits.
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { leftAt: window.scrollY }), { capture: true }),
  );
  await link.click();
  await expect(page).toHaveURL(routes['fund-managers']);
  const left = await page.evaluate('leftAt');
  expect(left).toBeGreaterThan(1000);
  await expect.poll(() => scrolledPx(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => scrolledPx(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(routes['fund-managers']);
  await expect.poll(() => scrolledPx(page)).toBe(0);
  await expectSameVisit(page);
  await expectHeadOfFullLoad(page);
});

test('places within a page are returned to from other pages as well', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.terms);
  await markVisit(page);
  const link = page.getByRole('navigation', { name: legalLabels.contents }).getByRole('link').nth(3);
  const place = page.locator(`${await link.getAttribute('href')}`);
  await link.click();
  await expect(place).toBeInViewport();
  const away = footerLink(page, 'faq');
  await away.scrollIntoViewIfNeeded();
  const left = await scrolledPx(page);
  await away.click();
  await expect(page).toHaveURL(routes.faq);
  await page.goBack();
  await expect.poll(() => scrolledPx(page)).toBe(left);
  await page.goBack();
  await expect(place).not.toBeInViewport();
  await page.goForward();
  await expect.poll(() => scrolledPx(page)).toBe(left);
  await expectSameVisit(page);
});

for (const from of ['about', 'terms'] as const) {
  test(`back leads to where ${from} was left before its script had started`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(routes[from]);
    await page.keyboard.press('End');
    await expect.poll(() => scrolledPx(page)).toBeGreaterThan(1000);
    const away = footerLink(page, 'faq');
    await away.scrollIntoViewIfNeeded();
    const left = await scrolledPx(page);
    await away.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.hero.title);
    await page.goBack();
    // The call may end early, by a note in the history that the page left makes.
    await expect(page).toHaveURL(routes[from]);
    await expect.poll(() => scrolledPx(page)).toBe(left);
  });
}

test('who scrolls on after Back, before any script has come, stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.about);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goto(routes.faq);
  const release = await hold(page, '**/assets/entry-services-*.js');
  const asked = page.waitForRequest('**/assets/entry-services-*.js');
  await page.goBack();
  // Fonts that come later move the text by a pixel.
  await expect.poll(() => scrolledPx(page)).toBeCloseTo(1500, -1);
  await page.evaluate(() => scrollTo(0, 2000));
  await asked;
  release();
  await untilHydrated(page);
  expect(await scrolledPx(page)).toBeCloseTo(2000, -1);
});

test('back after a reload shows the page of its address, where it was left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.about);
  const away = footerLink(page, 'terms');
  await away.scrollIntoViewIfNeeded();
  const left = await scrolledPx(page);
  await away.click();
  await expectPage(page, 'terms');
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(() => history.back());
  await expectPage(page, 'about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
  await expect.poll(() => scrolledPx(page)).toBe(left);
});

test('back under the open side panel closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, routes.home);
  await footerLink(page, 'about').click();
  await expectPage(page, 'about');
  await page.getByRole('button', { name: labels.openMenu, exact: true }).click();
  await expect(page.getByRole('dialog', { name: labels.openMenu })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect(page.getByRole('dialog', { name: labels.openMenu })).toBeHidden();
});

for (const width of [390, 1440])
  for (const partner of ['', 'acme'])
    test(`tabs through the sticky bar ${partner && `of ${partner} `}leave the page where it is, at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, partner ? atPartner(baseURL, partner, routes.terms) : routes.terms);
      await page.evaluate(() => scrollTo(0, 3000));
      const bar = page.getByRole('banner');
      await bar
        .getByRole('link')
        .first()
        .evaluate((link) => link.focus({ preventScroll: true }));
      const before = await scrolledPx(page);
      for (let press = 0; press < (width > 1000 && !partner ? 6 : 2); press += 1) {
        await page.keyboard.press('Tab');
        await expect(bar.locator(':focus')).toHaveCount(1);
        expect(await scrolledPx(page)).toBe(before);
      }
    });

test('a link within the page goes to its place, clear of the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.terms);
  await markVisit(page);
  const link = page.getByRole('navigation', { name: legalLabels.contents }).getByRole('link').nth(3);
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`${routes.terms}${hash}`);
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await page.locator(`${hash}`).boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(page.locator(`${hash}`)).toBeInViewport();
  await expectSameVisit(page);
});

test('a jump within the page takes nothing from the parts that still sleep', async ({ page }) => {
  await openHydrated(page, routes.home);
  const height = () => page.getByRole('main').evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await page.evaluate(() => {
    location.hash = 'nowhere';
  });
  await untilIdle(page);
  expect(await height()).toBe(before);
  await page.goBack();
  await untilIdle(page);
  expect(await height()).toBe(before);
});

test('an address with a hash opens at its place after a full load', async ({ page }) => {
  await openHydrated(page, `${routes.pricing}#plans`);
  await expect(page.locator('#plans')).toBeInViewport();
  expect(await scrolledPx(page)).toBeGreaterThan(0);
});

test.describe('a click with a modifier', () => {
  for (const press of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    test(`opens a new tab and leaves this page alone: ${JSON.stringify(press)}`, async ({
      page,
      context,
    }) => {
      await openHydrated(page, routes.faq);
      const opened = context.waitForEvent('page');
      const { modifiers = [], button = 'left' } = { ...press };
      await footerLink(page, 'about').click({ modifiers: [...modifiers], button });
      await expect(await opened).toHaveURL(routes.about);
      await expect(page).toHaveURL(routes.faq);
    });
  }
});

for (const { from, path } of [
  { from: routes.home, path: platformPages.login },
  { from: routes.home, path: platformPages.join },
  { from: routes.investors, path: platformPages['register-investor'] },
  { from: routes.founders, path: platformPages['register-capital-seeker'] },
]) {
  test(`${path} belongs to the platform and is always a full load @arabic (F-E18)`, async ({ page }) => {
    await openHydrated(page, from);
    await markVisit(page);
    await page.locator(`a[href="${path}"]`).locator('visible=true').first().click();
    await expect(page).toHaveURL(path);
    await expectFullLoad(page);
  });
}

test('the contact page is reached with the subject of the button in its address', async ({ page }) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  await page.getByRole('banner').getByRole('link', { name: labels.bookDemo }).click();
  await expect(page).toHaveURL(`${routes.contact}?subject=Demo%20Request#demo-request`);
  await expectSameVisit(page);
  await untilHydrated(page);
});
