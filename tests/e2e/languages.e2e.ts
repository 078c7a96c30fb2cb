import { expect, type Page } from '@playwright/test';

import { languages } from '#content/languages.ts';
import { changesPath, pathIn } from '#src/routes.ts';
import { openHydrated, untilHydrated } from '#tests/support/browser/hydration.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const [english, arabic] = (['en', 'ar'] as const).map((code) => pathIn(code, 'family-office'));

/** The first that is shown: the side panel has another. */
const linkIn = (page: Page, part: 'banner' | 'contentinfo') =>
  page.getByRole(part).locator('a[hreflang]').locator('visible=true');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const part of ['banner', 'contentinfo'] as const) {
    test(`the ${part} leads to the same page in the other language, and back`, async ({ page }) => {
      await page.goto(english ?? '');
      await expect(linkIn(page, part)).toHaveText(languages.ar.name);
      await expect(linkIn(page, part)).toHaveAttribute('lang', 'ar');
      await linkIn(page, part).click();
      await expect(page).toHaveURL(arabic ?? '');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(linkIn(page, part)).toHaveText(languages.en.name);
      await linkIn(page, part).click();
      await expect(page).toHaveURL(english ?? '');
    });
  }

  for (const width of [390, 820]) {
    test(`at ${width} px the side panel has the link, the bar has not`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(arabic ?? '');
      await expect(linkIn(page, 'banner')).toHaveCount(0);
      await page.getByRole('banner').locator('button[popovertarget]').first().click();
      await page.getByRole('dialog').getByRole('link', { name: languages.en.name }).click();
      await expect(page).toHaveURL(english ?? '');
    });
  }
});

for (const [id, place] of [
  ['faq', '#anonymous-browsing'],
  ['terms', '#definitions'],
  ['contact', '?subject=Support#message-form'],
] as const) {
  test(`the place on ${id} is kept, after a navigation too`, async ({ page }) => {
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

test('the versions of a legal text are shown in English, from an Arabic page too', async ({ page }) => {
  await openHydrated(page, pathIn('ar', 'terms'));
  const link = page.locator(`#content a[href="${changesPath('terms')}"]`).first();
  await link.click();
  await expect(page).toHaveURL(changesPath('terms'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
