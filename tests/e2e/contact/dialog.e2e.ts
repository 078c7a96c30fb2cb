import { expect, type Page } from '@playwright/test';

import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { routes } from '#src/routes.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import {
  expectFieldError,
  fieldOf,
  fillMessage,
  messageDialog,
  notice,
  openMessageDialog,
  sendButton,
} from '#tests/support/browser/message-dialog.ts';
import {
  countPosts,
  fieldOf as pageFieldOf,
  newAddress,
  receivedFrom,
} from '#tests/support/browser/contact-form.ts';
import { centreOf } from '#tests/support/browser/layout.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectPage, expectSameVisit, footerLink, markVisit } from '#tests/support/browser/visit.ts';
import { site } from '#content/site.ts';

// The window then does not glide under the pointer after a navigation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const countryOf = (page: Page) => messageDialog(page).getByLabel(messageForm.phone.country, { exact: true });

const openerOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });

test("a demo is requested from a partner's host, and the dialog is empty afterwards (R2.49) @arabic @firefox", async ({
  page,
  request,
  baseURL,
}) => {
  const problems = await watchProblems(page);
  const email = newAddress();
  const address = `${routes.contact}?subject=Demo+Request&role=family+OFFICE#message`;
  await openMessageDialog(page, atPartner(baseURL, 'acme', address));
  await expect(fieldOf(page, 'contactRole')).toHaveValue('role-family-office');
  await fillMessage(page, email, 'We are <b>raising</b>.\nIn spring 💧');
  await fieldOf(page, 'phone').fill('+44 20 7946 0000');
  await sendButton(page).click();
  const confirmation = messageDialog(page).getByRole('group', { name: formWords.sent.title });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(formWords.sent.text);
  expect(await receivedFrom(request, email)).toMatchObject([
    {
      message: 'We are <b>raising</b>.\nIn spring 💧',
      phoneDto: { number: '+442079460000', countryCode: 'GB' },
      type: 'demo',
      role: 'partner',
      userContactRole: 'role-family-office',
    },
  ]);
  await messageDialog(page).getByRole('button', { name: messageForm.done }).click();
  await openerOf(page).click();
  for (const name of ['firstName', 'email', 'contactRole', 'phone', 'message'] as const) {
    await expect(fieldOf(page, name)).toHaveValue('');
  }
  expect(problems).toEqual([]);
});

test('invalid fields show why, and nothing is sent (R5.4)', async ({ page }) => {
  const { errors } = messageForm;
  const sends = countPosts(page);
  await openMessageDialog(page);
  await fieldOf(page, 'lastName').fill('💧'.repeat(21));
  await fieldOf(page, 'email').fill('layla@');
  await fieldOf(page, 'phone').fill('+0501234567');
  await sendButton(page).click();
  await expectFieldError(fieldOf(page, 'firstName'), errors.firstName.missing);
  await expectFieldError(fieldOf(page, 'lastName'), errors.lastName.invalid);
  await expectFieldError(fieldOf(page, 'email'), errors.email.invalid);
  await expectFieldError(fieldOf(page, 'contactRole'), errors.contactRole.missing);
  await expectFieldError(fieldOf(page, 'phone'), errors.phone.invalid);
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  await messageDialog(page).getByLabel(messageForm.phone.country, { exact: true }).selectOption('GB');
  await expect(fieldOf(page, 'phone')).not.toHaveAttribute('aria-invalid');
  await expect(fieldOf(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  expect(sends()).toBe(0);
});

test('a refused or failed message is kept and can be sent again (F-A24, F-A27)', async ({ page }) => {
  const sends = countPosts(page);
  await openMessageDialog(page);
  await fillMessage(page, newAddress('fail-list'));
  await sendButton(page).click();
  const complaint = 'This address cannot be used.';
  await expect(messageDialog(page).getByText(complaint)).toHaveCount(2);
  await expectFieldError(fieldOf(page, 'email'), complaint);
  await expect(fieldOf(page, 'email')).toBeFocused();
  await expect(notice(page)).toBeEmpty();

  await fieldOf(page, 'email').fill(newAddress('drop'));
  await expect(fieldOf(page, 'email')).not.toHaveAttribute('aria-invalid');
  await expect(messageDialog(page).getByText(complaint)).toHaveCount(0);
  await sendButton(page).click();
  await expect(notice(page)).toHaveText(`Failed to fetch. ${messageForm.unreached}`);
  await expect(notice(page)).toBeInViewport();
  await expect(sendButton(page)).toBeFocused();
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');

  await fieldOf(page, 'email').fill(newAddress());
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  expect(sends()).toBe(3);
});

test('a draft keeps the country of its number from page to page', async ({ page, request }) => {
  const email = newAddress();
  await openScripted(page, routes.pricing);
  await openerOf(page).click();
  await fillMessage(page, email);
  // Its code is also that of another country.
  await countryOf(page).selectOption('KZ');
  await fieldOf(page, 'phone').fill('701 123 4567');
  await page.keyboard.press('Escape');
  await openScripted(page, routes.contact);
  await pageFieldOf(page, 'message').fill('On the page.');
  await page.goto(routes.faq);
  await openerOf(page).click();
  await expect(countryOf(page)).toHaveValue('KZ');
  await expect(fieldOf(page, 'phone')).toHaveValue('701 123 4567');
  await expect(fieldOf(page, 'contactRole')).toHaveValue('role-family-office');
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  expect(await receivedFrom(request, email)).toMatchObject([
    {
      phoneDto: { number: '+77011234567', countryCode: 'KZ' },
      userContactRole: 'role-family-office',
    },
  ]);
  await page.goto(routes.contact);
  await expect(pageFieldOf(page, 'message')).toHaveValue('On the page.');
});

test('a closed dialog keeps its text on the next page too, until it is sent (F-A30)', async ({ page }) => {
  const problems = await watchProblems(page);
  await openScripted(page, routes.about);
  const opener = openerOf(page);
  await opener.click();
  await fillMessage(page, newAddress('slow'));
  await page.mouse.click(5, 5);
  await expect(messageDialog(page)).toBeHidden();
  await opener.click();
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');
  await page.keyboard.press('Escape');
  await footerLink(page, 'faq').click();
  await expectPage(page, 'faq');
  await opener.click();
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');
  await sendButton(page).click();
  await page.keyboard.press('Escape');
  await opener.click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  await page.reload();
  await opener.click();
  await expect(fieldOf(page, 'message')).toHaveValue('');
  expect(problems).toEqual([]);
});

test('a drag between a field and the backdrop leaves the dialog open', async ({ page }) => {
  await openMessageDialog(page);
  const field = await centreOf(fieldOf(page, 'company'));
  const backdrop = { x: 5, y: 5 };
  for (const [from, to] of [
    [field, backdrop],
    [backdrop, field],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(messageDialog(page)).toBeVisible();
  }
});

test('Send a message opens the form where the visitor is, on the contact page too (R2.18)', async ({
  page,
}) => {
  for (const path of [routes.about, routes.contact]) {
    await openScripted(page, path);
    await markVisit(page);
    await openerOf(page).click();
    await expect(messageDialog(page).getByLabel(messageForm.fields.firstName)).toBeVisible();
    await expect(messageDialog(page).getByRole('link', { name: site.email.general })).toBeVisible();
    await expect(messageDialog(page).locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL(path);
    await expectSameVisit(page);
    await page.mouse.click(5, 5);
    await expect(messageDialog(page)).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
  }
});

test('the dialog opens by its address, when the page loads and when the address changes @arabic', async ({
  page,
}) => {
  await page.goto(`${routes.contact}?role=Family+office#message`);
  await expect(fieldOf(page, 'contactRole')).toHaveValue('role-family-office');
  await page.keyboard.press('Escape');
  await expect(messageDialog(page)).toBeHidden();
  await page.evaluate(() => (location.hash = '#content'));
  await page.evaluate(() => (location.hash = '#message'));
  await expect(messageDialog(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Send a message leads to a mail address on the contact page', async ({ page }) => {
    await page.goto(routes.about);
    await page.getByRole('contentinfo').getByRole('link', { name: labels.sendMessage }).click();
    await expect(page).toHaveURL(`${routes.contact}#message`);
    await expect(page.locator('#message').getByRole('link', { name: site.email.general })).toBeInViewport();
  });
});
