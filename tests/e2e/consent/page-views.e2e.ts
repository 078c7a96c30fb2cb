import { expect, type Page } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { routeIds, routes } from '#src/routes.ts';
import {
  answer,
  banner,
  openAsked,
  settings,
  storedNames,
  unasked,
  viewed,
  watchTags,
  watchThirdParties,
} from '#tests/support/browser/consent.ts';
import { openScripted, untilIdle } from '#tests/support/browser/site-script.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

// Scrolling is a matter of other tests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

async function goTo(page: Page, name: string, path: string): Promise<void> {
  await footerLink(page, name).click();
  await expect(page).toHaveURL(path);
}

async function withdraw(page: Page): Promise<void> {
  await footerLink(page, consentCopy.link).click();
  await settings(page).getByRole('button', { name: consentCopy.banner.refuse }).click();
  await expect(settings(page)).toBeHidden();
}

test.describe('a visitor who is asked', () => {
  test.use(unasked);

  test('is counted once per view from the moment of a yes, and never after a no (F-T4, F-T5, F-T6, F-T7)', async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    const thirdParties = watchThirdParties(page);
    const { hits, scripts } = watchTags(page);
    await openAsked(page, `${routes.about}?from=jane%40fund.example&n=%2B971501234567#values`);
    await goTo(page, 'FAQ', routes.faq);
    expect(await storedNames(page)).toEqual([]);
    expect(thirdParties).toEqual([]);
    await goTo(page, 'About', routes.about);
    await answer(page, 'accept').click();
    await expect.poll(() => scripts.toSorted()).toEqual(['AW-SAMPLE', 'G-SAMPLE']);
    await expect.poll(() => viewed(hits)).toEqual([routes.about]);

    await goTo(page, 'FAQ', routes.faq);
    await expect.poll(() => viewed(hits)).toEqual([routes.about, routes.faq]);
    await page.goBack();
    await expect.poll(() => viewed(hits)).toHaveLength(3);
    await page.evaluate(() => (location.hash = '#content'));
    await goTo(page, 'Contact', routes.contact);
    await expect.poll(() => viewed(hits)).toEqual([routes.about, routes.faq, routes.about, routes.contact]);
    const titles = hits
      .filter(({ name }) => name === 'page_view')
      .map(({ all }) => new URLSearchParams(all).get('dt'));
    expect(new Set(titles).size).toBe(3);
    expect(titles.at(-1)).toBe(await page.title());
    await expect.poll(() => hits.filter(({ tag }) => tag === 'AW-SAMPLE')).toHaveLength(4);
    // The default consent, before any other command of either tag.
    const defaults = hits.map(({ all }) => new URLSearchParams(all).get('defaults'));
    expect(new Set(defaults)).toEqual(new Set(['denied,denied,denied,denied']));
    for (const { all } of hits) expect(decodeURIComponent(all)).not.toMatch(/jane|50123|values/);

    // Whatever consent changes during a view, it is counted once.
    await withdraw(page);
    await footerLink(page, consentCopy.link).click();
    await settings(page).getByRole('button', { name: consentCopy.banner.accept }).click();
    await goTo(page, 'FAQ', routes.faq);
    await expect.poll(() => viewed(hits).slice(4)).toEqual([routes.faq]);

    await withdraw(page);
    const before = hits.length;
    expect(await storedNames(page)).toEqual(['consent']);
    await goTo(page, 'About', routes.about);
    // The tags send no hit on leaving either.
    await page.goto(routes.privacy);
    await openScripted(page, routes.terms);
    expect(hits).toHaveLength(before);
    expect(problems).toEqual([]);
  });
});

test.describe('a visitor who allowed everything before', () => {
  test.use({ allowed: ['necessary', 'functionality', 'tracking', 'targeting'] });

  test('is counted once on each route, by tags that the policy allows (R2.11, R7.12)', async ({ page }) => {
    test.slow();
    const problems = await watchProblems(page);
    const { hits, scripts } = watchTags(page);
    for (const [index, id] of routeIds.entries()) {
      await page.goto(routes[id]);
      await expect.poll(() => viewed(hits), routes[id]).toHaveLength(index + 1);
    }
    expect(viewed(hits)).toEqual(routeIds.map((id) => routes[id]));
    expect(new Set(scripts)).toEqual(new Set(['AW-SAMPLE', 'G-SAMPLE']));
    expect(problems).toEqual([]);
  });
});

test.describe('a visitor who consented before, and whose browser sends Global Privacy Control', () => {
  test.use({ allowed: ['necessary', 'tracking'] });

  test('is not counted, not asked, and not offered the refused levels (F-T4)', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const { hits, scripts } = watchTags(page);
    await openScripted(page, routes.about);
    await footerLink(page, consentCopy.link).click();
    await expect(settings(page).getByText(consentCopy.settings.signal)).toBeVisible();
    await expect(settings(page).getByRole('checkbox')).toHaveCount(2);
    await settings(page).getByRole('button', { name: consentCopy.banner.accept }).click();
    await goTo(page, 'FAQ', routes.faq);
    await page.evaluate(() => localStorage.clear());
    await openScripted(page, routes.home);
    await untilIdle(page);
    await expect(banner(page)).toHaveCount(0);
    expect([...hits, ...scripts]).toEqual([]);
  });
});
