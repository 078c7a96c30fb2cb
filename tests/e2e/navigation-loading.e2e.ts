import { expect, type Page, type Route } from '@playwright/test';

import { faq } from '#words/pages/faq.ts';
import { home } from '#words/pages/home.ts';
import { pricing } from '#words/pages/pricing.ts';
import { type LegalId, legalIds, routes } from '#src/routes.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openHydrated, untilHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { legalPassages, oneLine } from '#tests/support/browser/legal-source.ts';
import { test } from '#tests/support/browser/test.ts';
import {
  expectFullLoad,
  expectPage,
  expectSameVisit,
  footerLink,
  markVisit,
  menuLabel,
} from '#tests/support/browser/visit.ts';

test('a page whose code is missing is loaded by the browser', async ({ page }) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await footerLink(page, 'about').click();
  await expect(page).toHaveURL(routes.about);
  await expectFullLoad(page);
  await expect(page.locator('#content h1')).toBeVisible();
});

test('a page whose HTML cannot be fetched is loaded by the browser', async ({ page }) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  await page.route(`**${routes.about}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await footerLink(page, 'about').click();
  await expect(page).toHaveURL(routes.about);
  await expectFullLoad(page);
  await expect(page.locator('#content h1')).toBeVisible();
});

for (const { name, other } of [
  { name: 'the login of a network', other: async () => '<title>Log in</title><h1>Wi-Fi</h1>' },
  {
    name: 'another page of the site',
    other: async (page: Page) => (await page.request.get(routes.home)).text(),
  },
])
  test(`a page for which ${name} is answered is loaded by the browser, on Back too`, async ({ page }) => {
    await openHydrated(page, routes.terms);
    await footerLink(page, 'faq').click();
    await expectPage(page, 'faq');
    await markVisit(page);
    const body = await other(page);
    const answerWithOther = (path: string) =>
      page.route(`**${path}`, (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ body, contentType: 'text/html' })
          : route.continue(),
      );
    await answerWithOther(routes.terms);
    await page.goBack();
    await expectFullLoad(page);
    await expectPage(page, 'terms');
    await untilHydrated(page);
    await markVisit(page);
    await answerWithOther(routes.about);
    await footerLink(page, 'about').click();
    await expectFullLoad(page);
    await expectPage(page, 'about');
  });

test('the last of two quick clicks wins', async ({ page }) => {
  await openHydrated(page, routes.home);
  const held: Route[] = [];
  await page.route(`**${routes.about}`, (route) => void held.push(route));
  await footerLink(page, 'about').click();
  await footerLink(page, 'faq').click();
  await expect(page).toHaveURL(routes.faq);
  const answered = page.waitForResponse(`**${routes.about}`);
  for (const route of held) await route.continue();
  await (await answered).finished();
  await untilIdle(page);
  await expect(page).toHaveURL(routes.faq);
});

test('a click while the page before it comes into view is not lost', async ({ page }) => {
  await openHydrated(page, routes.home);
  const release = await hold(page, `**${routes.about}`);
  // The address is new before React has shown its page.
  await page.evaluate((path) => {
    const press = () => document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      if (navigationType === 'push') press();
    });
  }, routes.about);
  await footerLink(page, 'faq').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.hero.title);
  release();
  await expect(page).toHaveURL(routes.about);
});

test('who goes back before the next page is in view is back', async ({ page }) => {
  await openHydrated(page, routes.home);
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.back();
      // The popstate event comes before React renders the page.
      const end = performance.now() + 200;
      while (performance.now() < end);
    };
  });
  const isBack = page.waitForEvent(
    'framenavigated',
    (frame) => new URL(frame.url()).pathname === routes.home,
  );
  await footerLink(page, 'about').click();
  await isBack;
  await untilIdle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
});

test('a link is fetched when the pointer comes, and once only', async ({ page }) => {
  await openHydrated(page, routes.home);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofAbout = () => asked.filter((path) => path === routes.about || /\/about-[^/]*\.js$/.test(path));

  await footerLink(page, 'about').hover();
  await expect.poll(() => ofAbout().length).toBe(2);
  await page.mouse.move(0, 0);
  await footerLink(page, 'about').hover();
  await footerLink(page, 'about').click();
  await expect(page).toHaveURL(routes.about);
  expect(ofAbout()).toHaveLength(2);
});

test('the link that woke the script is fetched before the click, with all parts of its page', async ({
  page,
}) => {
  await page.goto(routes.home);
  await markVisit(page);
  const link = page.getByRole('banner').getByRole('link', { name: menuLabel('pricing'), exact: true });
  const parts = [routes.pricing, '/assets/calculator-*.js', '/assets/plan-table-*.js'];
  const fetched = Promise.all(parts.map((path) => page.waitForResponse(`**${path}`)));
  await link.hover();
  for (const response of await fetched) await response.finished();
  await untilIdle(page);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.hero.title);
  await expectSameVisit(page);
  expect(asked.filter((path) => path === routes.pricing || path.startsWith('/assets/'))).toEqual([]);
});

for (const id of legalIds) {
  test(`${routes[id]} is complete after a click, and again when one comes back`, async ({ page }) => {
    await openHydrated(page, routes.faq);
    await markVisit(page);
    await footerLink(page, id).click();
    await expect(page).toHaveURL(routes[id]);
    const text = await page.locator('[data-text-sha256]').innerText();
    expect(legalPassages(id).filter((passage) => !oneLine(text).includes(passage))).toEqual([]);
    await expectLeadsOnAndBack(page, id, text);
  });
}

test('a legal text that came with its page is there again when one comes back', async ({ page }) => {
  await openHydrated(page, routes.terms);
  await markVisit(page);
  await expectLeadsOnAndBack(page, 'terms', await page.locator('[data-text-sha256]').innerText());
});

async function expectLeadsOnAndBack(page: Page, id: LegalId, text: string): Promise<void> {
  await footerLink(page, 'about').click();
  await expect(page).toHaveURL(routes.about);
  await expect(page.locator('[data-text-sha256]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(routes[id]);
  await expect.poll(() => page.locator('[data-text-sha256]').innerText()).toBe(text);
  await expectSameVisit(page);
}
