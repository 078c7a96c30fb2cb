import { expect, type Page } from '@playwright/test';

import { contactForm } from '#content/forms/contact-form.ts';
import { labels } from '#content/labels.ts';
import { routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import {
  fieldOf,
  fillForm,
  newAddress,
  openForm,
  sendButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { test } from '#tests/support/browser/test.ts';

const region = (page: Page) => page.getByRole('region', { name: labels.toast.region });
const failure = (page: Page) => toast(page, contactForm.failed);

/** Sends what the platform will not take, by key so that the pointer hovers over nothing; the clock then stops. */
async function fail(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page, routes.contact);
  await fillForm(page, newAddress('fail-500'));
  await fieldOf(page, 'name').press('Enter');
  await expect(failure(page)).toBeVisible();
  await stopClock(page);
}

/** On a busy machine the moment may have passed before the clock hears of it. */
const stopClock = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();

test('a toast is announced, stays 4 seconds, and stands still under the pointer', async ({ page }) => {
  await fail(page);
  await expect(page.getByRole('alert').filter({ hasText: contactForm.failed })).toHaveText(
    `${labels.toast.error}. ${contactForm.failed}`,
  );
  await page.clock.runFor(1000);
  await failure(page).hover();
  await page.clock.runFor(20_000);
  await expect(failure(page)).toBeVisible();
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
  await stopClock(page);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1000);
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(failure(page)).toHaveCount(0);
});

test('F8 leads to a toast, its button closes it, and the focus returns to where it was (F-E14)', async ({
  page,
}) => {
  await fail(page);
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Tab');
  await expect(failure(page).getByRole('button', { name: labels.toast.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(failure(page)).toHaveCount(0);
  await expect(fieldOf(page, 'name')).toBeFocused();
});

test('a swipe of 50 pixels to the right dismisses a toast, a shorter one does not', async ({ page }) => {
  await fail(page);
  const swipe = async (distance: number) => {
    const box = await failure(page).boundingBox();
    if (!box) throw new Error('The toast is not there');
    const [x, y] = [box.x + 80, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(failure(page)).toBeVisible();
  await swipe(50);
  await expect(failure(page)).toHaveCount(0);
});

test('a toast stands above a dialog that opened meanwhile, and can be closed there', async ({ page }) => {
  await openForm(page, routes.contact);
  await fillForm(page, newAddress('slow'));
  await sendButton(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: labels.sendMessage }).click();
  const dialog = page.getByRole('dialog', { name: labels.sendMessage });
  await expect(dialog).toBeVisible();
  const sent = toast(page, contactForm.sent);
  // Clicking asks the browser what is on top.
  await sent.getByRole('button', { name: labels.toast.close }).click();
  await expect(sent).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
