import { expect } from '@playwright/test';

import { languages } from '#content/languages.ts';
import { changesPath, pathIn } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

const [english, arabic] = (['en', 'ar'] as const).map((code) => pathIn(code, 'family-office'));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer leads to the same page in the other language, and back', async ({ page }) => {
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await page.goto(english ?? '');
    await link(languages.ar.name).click();
    await expect(page).toHaveURL(arabic ?? '');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await link(languages.en.name).click();
    await expect(page).toHaveURL(english ?? '');
  });
});

test('after a navigation, the footer leads to the new page in the other language', async ({ page }) => {
  await openHydrated(page, pathIn('ar', 'faq'));
  const footer = page.getByRole('contentinfo');
  await footer.locator(`a[href="${pathIn('ar', 'pricing')}"]`).click();
  await expect(page).toHaveURL(pathIn('ar', 'pricing'));
  await expect(footer.getByRole('link', { name: languages.en.name })).toHaveAttribute(
    'href',
    new RegExp(`${pathIn('en', 'pricing')}$`),
  );
});

test('the versions of a legal text are shown in English, from an Arabic page too', async ({ page }) => {
  await openHydrated(page, pathIn('ar', 'terms'));
  const link = page.locator(`#content a[href="${changesPath('terms')}"]`).first();
  await link.click();
  await expect(page).toHaveURL(changesPath('terms'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
