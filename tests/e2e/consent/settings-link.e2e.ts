import { expect } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { routes } from '#src/routes.ts';
import { settings } from '#tests/support/browser/consent.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { test } from '#tests/support/browser/test.ts';

const place = `${routes.cookies}#cookie-settings`;

// The text of the policy is English in every language.
test('the settings open from the cookie policy and by their address, and give the focus back', async ({
  page,
}) => {
  await openScripted(page, routes.cookies);
  const opener = page.getByRole('main').getByRole('link', { name: consentCopy.link });
  await opener.click();
  await expect(settings(page)).toBeVisible();
  await expect(page).toHaveURL(routes.cookies);
  await settings(page).getByRole('button', { name: consentCopy.settings.close }).click();
  await expect(settings(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goto(place);
  await page.reload();
  await expect(settings(page)).toBeVisible();
});

test('the link to the settings leads to the cookie policy without their code', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/assets/settings-tool-*.js', (route) => route.abort());
  await openScripted(page, routes.about);
  await page.getByRole('contentinfo').getByRole('link', { name: consentCopy.link }).click();
  await expect(page).toHaveURL(place);
  expect(warnings.join()).toContain('The consent tool is not available');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the settings leads to why there is nothing to set', async ({ page }) => {
    await page.goto(routes.about);
    await page.getByRole('contentinfo').getByRole('link', { name: consentCopy.link }).click();
    await expect(page).toHaveURL(place);
    await expect(page.getByText(consentCopy.withoutScript)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: consentCopy.link })).toBeHidden();
  });
});
