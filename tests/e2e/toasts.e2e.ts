import { expect, type Page } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { routes } from '#src/routes.ts';
import { fieldOf, fillForm, formOf, newAddress, toast } from '#tests/support/browser/contact-form.ts';
import { untilAwake } from '#tests/support/browser/site-script.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const failure = (page: Page) => toast(page, contactForm.failed);

/** Sends a message that the platform refuses, by key so that the pointer hovers over nothing; then stops the clock. */
async function fail(page: Page): Promise<void> {
  await untilAwake(formOf(page));
  await fillForm(page, newAddress('fail-500'));
  await fieldOf(page, 'name').press('Enter');
  await expect(failure(page)).toBeVisible();
  await stopClock(page);
}

/** On a busy machine the time may have passed before the clock is paused. */
const stopClock = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();

const region = (page: Page) => page.getByRole('region', { name: labels.toast.region });

for (const { path, partner } of [{ path: routes.terms }, { path: routes.home, partner: 'acme' }]) {
  test(`F8 focuses the region of notifications at ${path} of ${partner ?? 'the main host'}, untouched (R2.7)`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(partner ? atPartner(baseURL, partner, path) : path);
    await page.keyboard.press('F8');
    await expect(region(page)).toBeFocused();
    await expect(region(page)).toBeInViewport();
  });
}

test('a toast comes into the region that F8 has found before, and Escape leads back', async ({ page }) => {
  await page.clock.install();
  await page.goto(routes.contact);
  await page.keyboard.press('F8');
  await region(page).evaluate((element) => element.setAttribute('data-found', ''));
  await fail(page);
  await expect(region(page)).toHaveCount(1);
  await fieldOf(page, 'name').focus();
  await page.keyboard.press('F8');
  await expect(page.locator('[data-found]')).toBeFocused();
  await expect(page.locator('[data-found]')).toContainText(contactForm.failed);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, 'name')).toBeFocused();
});
