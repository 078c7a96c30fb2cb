import { expect, type Page } from '@playwright/test';

import { languageOffers } from '#content/language-offers.ts';
import { languages } from '#content/languages.ts';
import { changesPath, pathIn } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { refuseStorage, storedNames } from '#tests/support/browser/consent.ts';
import { openHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

/** The offer of English, which the browsers of all tests prefer. */
const offer = (page: Page) => page.getByRole('complementary', { name: languages.en.name });
const closer = (page: Page) => offer(page).getByRole('button', { name: languageOffers.en.close });

async function expectNone(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  await expect(page.locator('#consent-place a[hreflang]')).toHaveCount(0);
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
    expect(await layoutShifts(page)).toEqual([]);
  }
  expect(await axeFaults(page, '#consent-place')).toEqual([]);
  await offer(page).getByRole('link', { name: languageOffers.en.text }).click();
  await expect(page).toHaveURL(pathIn('en', 'about'));
  await expectNone(page);
  expect(problems).toEqual([]);
});

test('the offer can be closed by keyboard and does not come back', async ({ page }) => {
  await page.goto(pathIn('ar', 'about'));
  await expect(offer(page)).toBeVisible();
  // After the skip link.
  await page.keyboard.press('Tab');
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

test('the offer follows a navigation, and its link keeps the hash', async ({ page }) => {
  await openHydrated(page, pathIn('ar', 'about'));
  await expect(offer(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathIn('ar', 'terms')}"]`)
    .click();
  await expect(page).toHaveURL(pathIn('ar', 'terms'));
  await page.evaluate(() => void (location.hash = 'definitions'));
  const link = offer(page).getByRole('link');
  await expect(link).toHaveAttribute('href', new RegExp(`${pathIn('en', 'terms')}$`));
  await link.click();
  await expect(page).toHaveURL(`${pathIn('en', 'terms')}#definitions`);
});

test('a visitor who chose the language, or comes from another page, gets no offer', async ({ page }) => {
  await page.goto(pathIn('en', 'about'));
  await openHydrated(page, pathIn('en', 'about'));
  await page.getByRole('banner').locator('a[hreflang]').first().click();
  await expect(page).toHaveURL(pathIn('ar', 'about'));
  await expectNone(page);
  await page.goto('about:blank');
  await page.goto(pathIn('ar', 'pricing'));
  await expectNone(page);
});

test('without storage the offer can be closed until the next visit', async ({ page }) => {
  const problems = await watchProblems(page);
  await refuseStorage(page);
  await page.goto(pathIn('ar', 'about'));
  await closer(page).click();
  await expect(offer(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('no offer in the language of the browser, on an unknown page, or on a page in English only', async ({
  page,
}) => {
  for (const path of [pathIn('en', 'about'), '/ar/no-such-page', changesPath('terms')]) {
    await page.goto(path);
    await expectNone(page);
  }
});

test('a partner’s page has the offer, the fallback page has none', async ({ page, baseURL }) => {
  await page.goto(atPartner(baseURL, 'acme', pathIn('ar', 'home')));
  await expect(offer(page)).toBeInViewport({ ratio: 1 });
  expect(await axeFaults(page, '#consent-place')).toEqual([]);
  await page.goto(atPartner(baseURL, 'no-such-partner', pathIn('ar', 'home')));
  await expectNone(page);
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
