import { expect } from '@playwright/test';

import { films } from '#content/films.ts';
import { labels } from '#words/labels.ts';
import { home } from '#words/pages/home.ts';
import { href, routes } from '#src/routes.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

test('a press on a tab before its code has come is answered when it comes', async ({ page }) => {
  const release = await hold(page, '**/assets/products-*.js');
  await openHydrated(page, routes.home);
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#marketplace')).toBeVisible();
});

test('a film opens, closes and opens again when no script can come (F-E22, F-E23)', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  const opener = page.getByRole('button', { name: home.hero.watchVideo });
  const dialog = page.getByRole('dialog', { name: films.explainer.title });
  await opener.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: labels.close }).click();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

for (const id of ['product', 'marketplace', 'terms'] as const) {
  test(`a press on Send a message before any script has come opens the dialog on ${routes[id]} (F-E22)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, '**/*.js');
    await page.goto(routes[id], { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').getByRole('link', { name: labels.sendMessage }).click();
    release();
    await expect(page.getByRole('dialog', { name: labels.sendMessage })).toBeVisible();
    await expect(page).toHaveURL(routes[id]);
  });
}

test('a press on Send a message leads to the contact page when no script can come (F-E23)', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(routes.product, { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByRole('link', { name: labels.sendMessage }).click();
  await expect(page).toHaveURL(href({ route: 'contact', hash: 'message' }));
});

test('links lead on before any script has come (F-E21)', async ({ page }) => {
  await hold(page, '**/*.js');
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(routes.pricing);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on slow 3G and a slow processor nothing is lost that is pressed before the script (F-E21)', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const slow3g = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...slow3g });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(routes.founders, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^Step 2 of \d$/)).toBeVisible({ timeout: 40_000 });

  await page.goto(routes.founders, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(routes.pricing);
});
