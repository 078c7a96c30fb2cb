import { expect, type Page } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { openHydrated, untilHydrated } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectSameVisit, footerLink, markVisit } from '#tests/support/browser/visit.ts';

const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });
const dialog = (page: Page) => page.getByRole('dialog', { name: labels.sendMessage });

test('Send a message opens the form where the visitor is, on the contact page too @arabic', async ({
  page,
}) => {
  for (const path of [routes.about, routes.contact]) {
    await openHydrated(page, path);
    await markVisit(page);
    await opener(page).click();
    await expect(dialog(page).getByLabel(messageForm.fields.firstName)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: site.email.general })).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expect(page).toHaveURL(path);
    await expectSameVisit(page);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('the dialog opens by its address, when the page loads and when the address changes @arabic', async ({
  page,
}) => {
  await page.goto(`${routes.contact}#message`);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => (location.hash = '#content'));
  await page.evaluate(() => (location.hash = '#message'));
  await expect(dialog(page)).toBeVisible();
});

test('a dialog whose code is missing becomes the contact page @arabic', async ({ page }) => {
  await page.route('**/assets/contact-dialog-*.js', (route) => route.abort());
  await openHydrated(page, routes.about);
  await opener(page).click();
  await expect(page).toHaveURL(`${routes.contact}#message`);
  await expect(page.locator('#message')).toBeInViewport();
});

test('a form whose code fails to load after typing shows it, and loads it again on Send @arabic', async ({
  page,
}) => {
  const code = '**/assets/contact-dialog-*.js';
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(code, (route) => failing.then(() => route.abort()));
  await openHydrated(page, routes.about);
  await opener(page).click();
  const firstName = dialog(page).getByLabel(messageForm.fields.firstName);
  await firstName.fill('Layla');
  fail();
  await expect(dialog(page).getByText(messageForm.unreached)).toBeVisible();
  await page.unroute(code);
  await dialog(page).getByRole('button', { name: messageForm.submit }).click();
  await expect(dialog(page).getByText(messageForm.errors.lastName.missing)).toBeVisible();
  await expect(dialog(page).getByText(messageForm.unreached)).toBeHidden();
  await expect(firstName).toHaveValue('Layla');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Send a message leads to a mail address on the contact page @arabic', async ({ page }) => {
    await page.goto(routes.about);
    await page.getByRole('contentinfo').getByRole('link', { name: labels.sendMessage }).click();
    await expect(page).toHaveURL(`${routes.contact}#message`);
    await expect(page.locator('#message').getByRole('link', { name: site.email.general })).toBeInViewport();
  });
});

test.describe('the year of the copyright', () => {
  const nextYear = new Date().getFullYear() + 1;

  test('is right on 1 January, on this page and on the next, without a complaint @arabic (F-B15)', async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    await page.clock.setFixedTime(new Date(nextYear, 0, 1, 0, 0, 30));
    await page.goto(routes.about);
    const line = page.getByRole('contentinfo').getByText('©');
    await expect(line).toContainText(`© ${nextYear} ${site.legalName}`);
    await untilHydrated(page);
    await footerLink(page, 'faq').click();
    await expect(page).toHaveURL(routes.faq);
    await expect(line).toContainText(String(nextYear));
    expect(problems).toEqual([]);
  });
});
