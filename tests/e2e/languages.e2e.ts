import { expect, type Page } from '@playwright/test';

import { languageOffers } from '#content/language-offers.ts';
import { languages } from '#content/languages.ts';
import { changesPath, pathIn } from '#src/routes.ts';
import { openScripted, untilScripted, untilIdle } from '#tests/support/browser/site-script.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { refuseStorage, storedNames } from '#tests/support/browser/consent.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { footerLink } from '#tests/support/browser/visit.ts';

const english = pathIn('en', 'family-office');
const arabic = pathIn('ar', 'family-office');

/** The visible one: the side panel has another. */
const linkIn = (page: Page, part: 'banner' | 'contentinfo') =>
  page.getByRole(part).locator('a[hreflang]').locator('visible=true');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('header and footer lead to the same page in the other language, and back', async ({ page }) => {
    await page.goto(english);
    for (const part of ['banner', 'contentinfo'] as const) {
      await expect(linkIn(page, part)).toHaveText(languages.ar.name);
      await expect(linkIn(page, part)).toHaveAttribute('lang', 'ar');
      await linkIn(page, part).click();
      await expect(page).toHaveURL(arabic);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await linkIn(page, part).click();
      await expect(page).toHaveURL(english);
    }
  });

  test('the side panel has the link below the large breakpoint, and the bar has not', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 844 });
    await page.goto(arabic);
    await expect(linkIn(page, 'banner')).toHaveCount(0);
    await page.getByRole('banner').locator('button[popovertarget]').first().click();
    await page.getByRole('dialog').getByRole('link', { name: languages.en.name }).click();
    await expect(page).toHaveURL(english);
  });
});

test('a language link keeps query and hash', async ({ page }) => {
  const place = '?utm_source=letter#definitions';
  await openScripted(page, pathIn('en', 'terms') + place);
  await expect(linkIn(page, 'contentinfo')).toHaveAttribute('href', new RegExp(`${pathIn('ar', 'terms')}$`));
  await linkIn(page, 'banner').click();
  await expect(page).toHaveURL(pathIn('ar', 'terms') + place);
  // Headings have the same ids in every language.
  await expect(page.locator('#definitions')).toBeInViewport();
  await untilScripted(page);
  await linkIn(page, 'contentinfo').press('Enter');
  await expect(page).toHaveURL(pathIn('en', 'terms') + place);
});

test('the footer on a partner’s host leads to the same page in the other language', async ({
  page,
  baseURL,
}) => {
  for (const id of ['home', 'cookies'] as const) {
    const [from, to] = [pathIn('en', id), pathIn('ar', id)].map((path) => atPartner(baseURL, 'acme', path));
    await page.goto(from ?? '');
    await linkIn(page, 'contentinfo').click();
    await expect(page).toHaveURL(to ?? '');
    await linkIn(page, 'contentinfo').click();
    await expect(page).toHaveURL(from ?? '');
  }
});

test('an Arabic page leads to the versions of a legal text, which are in English', async ({ page }) => {
  await openScripted(page, pathIn('ar', 'terms'));
  const link = page.locator(`#content a[href="${changesPath('terms')}"]`).first();
  await link.click();
  await expect(page).toHaveURL(changesPath('terms'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** The offer of English, which the browsers of all tests prefer. */
const offer = (page: Page) => page.getByRole('complementary', { name: languages.en.name });
const closer = (page: Page) => offer(page).getByRole('button', { name: languageOffers.en.close });

async function expectNone(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  await expect(page.locator('#offer-place a[hreflang]')).toHaveCount(0);
}

test('a page offers the language that the browser prefers, without a layout shift', async ({ page }) => {
  const problems = await watchProblems(page);
  await watchLayoutShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pathIn('ar', 'about'));
    await expect(offer(page)).toBeInViewport({ ratio: 1 });
    await expect(offer(page)).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toHaveAttribute('dir', 'ltr');
    const [box, header] = [await offer(page).boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(box?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    expect(box?.y ?? 0).toBeLessThan((await page.getByRole('main').boundingBox())?.y ?? 0);
    expect(await layoutShifts(page)).toEqual([]);
  }
  expect(await axeViolations(page, '#offer-place')).toEqual([]);
  await offer(page).getByRole('link', { name: languageOffers.en.text }).click();
  await expect(page).toHaveURL(pathIn('en', 'about'));
  await expectNone(page);
  expect(problems).toEqual([]);
});

test('the offer of a language can be closed by keyboard and does not come back', async ({ page }) => {
  await page.goto(pathIn('ar', 'about'));
  await expect(offer(page)).toBeVisible();
  // After the header.
  await page.getByRole('banner').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(offer(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer(page)).toHaveCount(0);
  expect(await storedNames(page)).toContain('language');
  await page.goto('about:blank');
  await page.goto(pathIn('ar', 'pricing'));
  await expectNone(page);
});

test('the link of the offer keeps the hash, and the next page does not offer again', async ({ page }) => {
  await page.goto(pathIn('ar', 'terms'));
  await expect(offer(page)).toBeVisible();
  await page.evaluate(() => void (location.hash = 'definitions'));
  const link = offer(page).getByRole('link');
  await expect(link).toHaveAttribute('href', new RegExp(`${pathIn('en', 'terms')}$`));
  await link.click();
  await expect(page).toHaveURL(`${pathIn('en', 'terms')}#definitions`);
  await footerLink(page, 'faq').click();
  await expectNone(page);
});

test('a right click on a link to another language stores no choice', async ({ page }) => {
  // Before its script runs, no click is noted at all.
  await openScripted(page, pathIn('en', 'about'));
  const link = page.getByRole('contentinfo').locator('a[hreflang=ar]');
  await link.click({ button: 'right' });
  expect(await storedNames(page)).not.toContain('language');
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await storedNames(page)).toContain('language');
});

test('the offer of a language can be closed without storage until the next visit', async ({ page }) => {
  const problems = await watchProblems(page);
  await refuseStorage(page);
  await page.goto(pathIn('ar', 'about'));
  await closer(page).click();
  await expect(offer(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

for (const partner of ['acme', 'no-such-partner'])
  test(`the page of the partner ${partner} has the offer, without a layout shift`, async ({
    page,
    baseURL,
  }) => {
    await watchLayoutShifts(page);
    await page.goto(atPartner(baseURL, partner, pathIn('ar', 'home')));
    await expect(offer(page)).toBeInViewport({ ratio: 1 });
    expect(await axeViolations(page, '#offer-place')).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-AE' });

  test('an English page offers Arabic, an Arabic page nothing', async ({ page }) => {
    await page.goto(pathIn('en', 'about'));
    const link = page.getByRole('complementary').getByRole('link', { name: languageOffers.ar.text });
    await expect(link).toBeInViewport();
    await page.goto('about:blank');
    await page.goto(pathIn('ar', 'about'));
    await expectNone(page);
  });
});
