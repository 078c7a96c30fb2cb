import { expect } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { identityPopup, investors } from '#words/pages/investors.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';
import { platformPages, routes } from '#src/routes.ts';

test('both Join Now buttons are full loads of the registration @arabic', async ({ page }) => {
  await page.goto(routes.investors);
  const buttons = page.getByRole('main').getByRole('link', { name: investors.hero.actions[0]?.label ?? '' });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all())
    await expect(button).toHaveAttribute('href', platformPages['register-investor']);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await buttons.first().click();
  await expect(page).toHaveURL(platformPages['register-investor']);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('Identity Protection opens as a popup, and without script its text is on the page @arabic', async ({
  page,
  browser,
}) => {
  await openHydrated(page, routes.investors);
  const opener = page.getByRole('button', { name: labels.identityProtection.open });
  await opener.click();
  const popup = page.getByRole('dialog', { name: labels.identityProtection.title });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(routes.investors);
  await plain.getByRole('link', { name: labels.identityProtection.open }).click();
  for (const paragraph of identityPopup) await expect(plain.getByText(paragraph)).toBeInViewport();
  await plain.close();
});
