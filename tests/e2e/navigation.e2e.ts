import { type CDPSession, expect, type Page } from '@playwright/test';

import { legalLabels } from '#content/legal-labels.ts';
import { labels } from '#words/labels.ts';
import { about } from '#words/pages/about.ts';
import { site } from '#content/site.ts';
import { faq } from '#words/pages/faq.ts';
import { home } from '#words/pages/home.ts';
import { pricing } from '#words/pages/pricing.ts';
import { type RouteId, routes } from '#src/routes.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openHydrated, untilHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { legalPassages, oneLine } from '#tests/support/browser/legal-source.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrolledPx, scrollToEnd } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import {
  expectFullLoad,
  expectPage,
  expectSameVisit,
  footerLink,
  markVisit,
  menuLabel,
} from '#tests/support/browser/visit.ts';

/** Everything in the head that describes the page: title, description, canonical, sharing tags, JSON-LD. */
const headTags = (page: Page): Promise<readonly string[]> =>
  page.locator('head').evaluate((head) => {
    const describing =
      'title, meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]';
    return [...head.querySelectorAll(describing)]
      .filter((tag) => !tag.getAttribute('name')?.startsWith('scripts'))
      .map((tag) => tag.outerHTML)
      .toSorted();
  });

/** Claims that the head is the one that a full load of the same address brings. */
async function expectHeadOfFullLoad(page: Page): Promise<void> {
  const reference = await page.context().newPage();
  await reference.goto(page.url());
  const expected = await headTags(reference);
  await reference.close();
  for (const kind of ['<title', 'name="description"', 'rel="canonical"', 'og:title', 'ld+json']) {
    expect(expected.filter((tag) => tag.includes(kind))).toHaveLength(1);
  }
  await expect.poll(() => headTags(page)).toEqual(expected);
}

/** Follows a link of the footer. Returns how far the page was scrolled. */
async function leaveFor(page: Page, id: RouteId): Promise<number> {
  const link = footerLink(page, id);
  await link.scrollIntoViewIfNeeded();
  const left = await scrolledPx(page);
  await link.click();
  return left;
}

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
      // The click may have scrolled to the link before.
      addEventListener('scroll', () => (steps += Number(location.pathname === path)));
      Object.assign(window, { countSteps: () => steps });
    }, routes.privacy);
    await footerLink(page, 'privacy').click();
    await expect(page).toHaveURL(routes.privacy);
    await expect.poll(() => scrolledPx(page)).toBe(0);
    const steps = await page.evaluate('countSteps()');
    // The browser takes one when the new page is shorter than the scroll position.
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
  // On a busy machine the click may scroll once more before it is handled.
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

test('back returns to places within a page, from another page too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.terms);
  await markVisit(page);
  const link = page.getByRole('navigation', { name: legalLabels.contents }).getByRole('link').nth(3);
  const place = page.locator(`${await link.getAttribute('href')}`);
  await link.click();
  await expect(place).toBeInViewport();
  const left = await leaveFor(page, 'faq');
  await expect(page).toHaveURL(routes.faq);
  await page.goBack();
  await expect.poll(() => scrolledPx(page)).toBe(left);
  await page.goBack();
  await expect(place).not.toBeInViewport();
  await page.goForward();
  await expect.poll(() => scrolledPx(page)).toBe(left);
  await expectSameVisit(page);
});

test('back returns to the place of a page that was left before its script had started', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.terms);
  await page.keyboard.press('End');
  await expect.poll(() => scrolledPx(page)).toBeGreaterThan(1000);
  const left = await leaveFor(page, 'faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.hero.title);
  await page.goBack();
  // The call may end early, when the page that is left writes to the history.
  await expect(page).toHaveURL(routes.terms);
  await expect.poll(() => scrolledPx(page)).toBe(left);
});

test('scrolling after Back, before any script has loaded, is not undone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.about);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goto(routes.faq);
  const release = await hold(page, '**/assets/entry-services-*.js');
  const asked = page.waitForRequest('**/assets/entry-services-*.js');
  await page.goBack();
  // The document may change while it is asked. Fonts that come later move the text by a pixel.
  await expect(async () => expect(await scrolledPx(page)).toBeCloseTo(1500, -1)).toPass();
  await page.evaluate(() => scrollTo(0, 2000));
  await asked;
  release();
  await untilHydrated(page);
  expect(await scrolledPx(page)).toBeCloseTo(2000, -1);
});

test('back after a reload shows the page of its address at its scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.about);
  const left = await leaveFor(page, 'terms');
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

test('a jump within the page keeps the markup of islands that are not hydrated', async ({ page }) => {
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

test('a page for which a network answers with its login is loaded by the browser, on Back too', async ({
  page,
}) => {
  const answerWithLogin = (path: string) =>
    page.route(`**${path}`, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ body: '<title>Log in</title><h1>Wi-Fi</h1>', contentType: 'text/html' })
        : route.continue(),
    );
  await openHydrated(page, routes.terms);
  await footerLink(page, 'faq').click();
  await expectPage(page, 'faq');
  await markVisit(page);
  await answerWithLogin(routes.terms);
  await page.goBack();
  await expectFullLoad(page);
  await expectPage(page, 'terms');
  await untilHydrated(page);
  await markVisit(page);
  await answerWithLogin(routes.about);
  await footerLink(page, 'about').click();
  await expectFullLoad(page);
  await expectPage(page, 'about');
});

test('a click between the new address and its page is not lost', async ({ page }) => {
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

test('Back before the next page is rendered returns to the page before', async ({ page }) => {
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

test('a link pointed at before the script runs is fetched before the click, with all parts of its page @arabic', async ({
  page,
}) => {
  await page.goto(routes.home);
  await markVisit(page);
  const link = page.getByRole('banner').getByRole('link', { name: menuLabel('pricing'), exact: true });
  const parts = [routes.pricing, '/assets/fee-calculator-*.js', '/assets/plan-table-*.js'];
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

test('a legal text is complete after a navigation, and again after Back', async ({ page }) => {
  for (const start of [routes.faq, routes.terms]) {
    await openHydrated(page, start);
    await markVisit(page);
    if (start !== routes.terms) await footerLink(page, 'terms').click();
    await expect(page).toHaveURL(routes.terms);
    const article = page.locator('[data-text-sha256]');
    const text = await article.innerText();
    expect(legalPassages('terms').filter((passage) => !oneLine(text).includes(passage))).toEqual([]);
    await footerLink(page, 'about').click();
    await expect(page).toHaveURL(routes.about);
    await expect(article).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(routes.terms);
    await expect.poll(() => article.innerText()).toBe(text);
    await expectSameVisit(page);
  }
});

test('the year of the copyright is right on 1 January, on this page and on the next @arabic (F-B15)', async ({
  page,
}) => {
  const year = new Date().getFullYear() + 1;
  const problems = await watchProblems(page);
  await page.clock.setFixedTime(new Date(year, 0, 1, 0, 0, 30));
  await page.goto(routes.about);
  const line = page.getByRole('contentinfo').getByText('©');
  await expect(line).toContainText(`© ${year} ${site.legalName}`);
  await untilHydrated(page);
  await footerLink(page, 'faq').click();
  await expect(page).toHaveURL(routes.faq);
  await expect(line).toContainText(String(year));
  expect(problems).toEqual([]);
});

/** Follows every link of the footer to a page of the site. */
async function goRound(page: Page): Promise<void> {
  const paths = new Set<string>(Object.values(routes));
  const links = page.getByRole('contentinfo').locator('a[href^="/"]');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(targets.filter((target) => paths.has(target)))) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** Objects that remain after garbage collection. */
async function held(
  devtools: CDPSession,
): Promise<{ readonly documents: number; readonly listeners: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { documents, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { documents, listeners };
}

test('pages that were left are let go, with their listeners', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.about);
  const devtools = await page.context().newCDPSession(page);
  await goRound(page);
  const first = await held(devtools);
  await goRound(page);
  await expect
    .poll(() => held(devtools).then((now) => now.listeners))
    .toBeLessThanOrEqual(first.listeners + 4);
  // The current one, the last few in memory, and those of the browser itself.
  expect((await held(devtools)).documents).toBeLessThanOrEqual(10);
});
