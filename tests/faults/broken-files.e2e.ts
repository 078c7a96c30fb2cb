import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { breakFiles, fileFaults, watchLoads } from '#tests/support/browser/broken-files.ts';
import { openScripted, touch, untilAwake, untilIdle } from '#tests/support/browser/site-script.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { deadControls, expectEverythingReachable } from '#tests/support/browser/reachable.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { labels } from '#words/labels.ts';

/** Claims that no file that was tampered with has run. */
async function expectNothingTamperedRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
}

for (const [route, fault] of [
  [routes.home, 'missing'],
  [routes.faq, 'missing'],
  [routes.fundraisers, 'missing'],
  [routes.contact, 'missing'],
  // One page is enough for the other fault.
  [routes.home, 'tampered with'],
] as const) {
  test(`${route} works as without script when its script is ${fault} (F-E2)`, async ({ page }) => {
    const loads = watchLoads(page);
    await breakFiles(page, '**/assets/entry-client-*.js', fault);
    await page.goto(route);
    await touch(page);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEverythingReachable(page);
    expect(await deadControls(page)).toEqual([]);
    await expect(page.getByText(home.featuredIn.loading)).toBeHidden();
    if (route === routes.contact) await expectOtherWays(page);
    await expectNothingTamperedRan(page);
    expect(loads()).toBe(1);
  });
}

test('no script is requested when the map of their hashes is tampered with (R10.6, F-E4)', async ({
  page,
}) => {
  const asked = watchPaths(page, /\/assets\/.*\.js$/);
  await breakFiles(page, '**/assets/scripts-*.json', 'tampered with');
  // Prevents prefetching.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(routes.home);
  await touch(page);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
  await expectEverythingReachable(page);
  expect(asked).toEqual([]);
});

/** Expects a mail address and a telephone number, as the form may not be sent (F-E2). */
async function expectOtherWays(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const [name, address] of [
    [site.email.general, `mailto:${site.email.general}`],
    [site.phone.display, `tel:${site.phone.e164}`],
  ] as const) {
    const link = main.getByRole('link', { name }).locator('visible=true').first();
    await expect(link).toHaveAttribute('href', address);
  }
}

for (const fault of fileFaults) {
  const tag = fault === 'tampered with' ? ' @firefox' : '';
  test(`the page stays without a reload when its parts are ${fault} (F-E3)${tag}`, async ({ page }) => {
    const loads = watchLoads(page);
    // They fill sections of the home page when they come near.
    const parts = '**/assets/fill-*.js';
    await breakFiles(page, parts, fault);
    const asked = page.waitForRequest(parts);
    await openScripted(page, routes.home);
    const text = await page.getByRole('main').textContent();
    await scrollThrough(page);
    await asked;
    await untilIdle(page);
    expect(await page.getByRole('main').textContent()).toBe(text);
    await expectNothingTamperedRan(page);
    expect(loads()).toBe(1);
  });
}

test('the next touch fetches an island again that was missing (F-E6, F-E23)', async ({ page }) => {
  const mend = await breakFiles(page, '**/assets/fee-calculator.island-*.js', 'missing');
  await openScripted(page, routes.pricing);
  const slider = page.getByRole('slider');
  const failed = page.waitForResponse(/\/assets\/fee-calculator.island-[^/]*\.js$/);
  await slider.focus();
  await failed;
  await mend();
  await slider.blur();
  await untilAwake(slider);
  const before = await page.getByRole('textbox').inputValue();
  await slider.press('ArrowRight');
  await expect(page.getByRole('textbox')).not.toHaveValue(before);
});

test('the message dialog can be filled in when the style below the fold is missing (F-E3)', async ({
  page,
}) => {
  await breakFiles(page, '**/assets/deferred-*.css', 'missing');
  await openScripted(page, routes.about);
  await page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click();
  const dialog = page.getByRole('dialog', { name: labels.sendMessage });
  await dialog.getByRole('button', { name: messageForm.submit }).click();
  await expect(dialog.getByLabel(messageForm.fields.firstName)).toBeFocused();
  await expect(dialog.getByText(messageForm.errors.firstName.missing)).toBeVisible();
});
