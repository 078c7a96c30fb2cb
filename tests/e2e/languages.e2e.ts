import { expect, type Page } from '@playwright/test';

import { languages } from '#content/languages.ts';
import { changesPath, pathIn } from '#src/routes.ts';
import { openHydrated, untilHydrated } from '#tests/support/browser/hydration.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

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

  test('below the large breakpoint the side panel has the link, not the bar', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 844 });
    await page.goto(arabic);
    await expect(linkIn(page, 'banner')).toHaveCount(0);
    await page.getByRole('banner').locator('button[popovertarget]').first().click();
    await page.getByRole('dialog').getByRole('link', { name: languages.en.name }).click();
    await expect(page).toHaveURL(english);
  });
});

for (const [id, place] of [
  ['terms', '#definitions'],
  ['contact', '?subject=Support#message-form'],
] as const) {
  test(`a language link keeps query and hash of ${id} after a navigation`, async ({ page }) => {
    await openHydrated(page, pathIn('en', 'about'));
    await page.evaluate(
      (path) => {
        const link = Object.assign(document.createElement('a'), { href: path, textContent: 'There' });
        document.querySelector('main')?.prepend(link);
      },
      pathIn('en', id) + place,
    );
    await page.getByRole('link', { name: 'There', exact: true }).click();
    await expect(page).toHaveURL(pathIn('en', id) + place);
    await expect(linkIn(page, 'contentinfo')).toHaveAttribute('href', new RegExp(`${pathIn('ar', id)}$`));
    await linkIn(page, 'banner').click();
    await expect(page).toHaveURL(pathIn('ar', id) + place);
    // Headings have the same ids in every language.
    const target = page.locator(place.replace(/.*#/, '#'));
    if (id !== 'contact') await expect(target).toBeInViewport();
    await untilHydrated(page);
    await linkIn(page, 'contentinfo').press('Enter');
    await expect(page).toHaveURL(pathIn('en', id) + place);
  });
}

test('on a partner’s host the footer leads to the same page in the other language', async ({
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
  await openHydrated(page, pathIn('ar', 'terms'));
  const link = page.locator(`#content a[href="${changesPath('terms')}"]`).first();
  await link.click();
  await expect(page).toHaveURL(changesPath('terms'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
