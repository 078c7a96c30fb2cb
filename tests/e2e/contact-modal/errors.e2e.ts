import { expect } from '@playwright/test';

import { language } from '#words/language.ts';
import { formWords } from '#words/forms/form-words.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { href } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import {
  expectFieldError,
  fieldOf,
  fillMessage,
  messageDialog,
  notice,
  openMessageDialog,
  sendButton,
  watchSends,
} from '#tests/support/browser/message-dialog.ts';
import { test } from '#tests/support/browser/test.ts';
import { pluralText } from '#src/lib/plural-text.ts';

// One host, one fault at a time.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { errors, failed: fixedText, roles: roleWords } = messageForm;
const unreached = `Failed to fetch. ${messageForm.unreached}`;
const address = href({ route: 'contact', hash: 'message' });

test('every invalid field shows its error, the first gets the focus, and nothing is sent @arabic', async ({
  page,
}) => {
  const sends = watchSends(page);
  await openMessageDialog(page);
  await sendButton(page).click();
  await expectFieldError(fieldOf(page, 'firstName'), errors.firstName.missing);
  await expectFieldError(fieldOf(page, 'lastName'), errors.lastName.missing);
  await expectFieldError(fieldOf(page, 'position'), errors.position.missing);
  await expectFieldError(fieldOf(page, 'company'), errors.company.missing);
  await expectFieldError(fieldOf(page, 'email'), errors.email.missing);
  await expectFieldError(fieldOf(page, 'contactRole'), errors.contactRole.missing);
  await expectFieldError(fieldOf(page, 'phone'), errors.phone.invalid);
  await expectFieldError(fieldOf(page, 'message'), errors.message.missing);
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  await expect(notice(page)).toContainText(
    pluralText(formWords.summary, 8, language.locale).split('{fields}')[0] ?? '',
  );
  expect(await axeFaults(page)).toEqual([]);
  await messageDialog(page).getByLabel(messageForm.phone.country, { exact: true }).click();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await fieldOf(page, 'firstName').fill('a'.repeat(21));
  await expect(fieldOf(page, 'firstName')).not.toHaveAttribute('aria-invalid');
  await expect(fieldOf(page, 'lastName')).toHaveAttribute('aria-invalid', 'true');
  await fieldOf(page, 'lastName').fill('💧'.repeat(21));
  await fieldOf(page, 'position').fill('a'.repeat(51));
  await fieldOf(page, 'company').fill('a'.repeat(51));
  await fieldOf(page, 'email').fill('layla@');
  await fieldOf(page, 'phone').fill('+0501234567');
  await fieldOf(page, 'message').fill('a'.repeat(251));
  await sendButton(page).click();
  await expectFieldError(fieldOf(page, 'firstName'), errors.firstName.invalid);
  await expectFieldError(fieldOf(page, 'lastName'), errors.lastName.invalid);
  await expectFieldError(fieldOf(page, 'position'), errors.position.invalid);
  await expectFieldError(fieldOf(page, 'company'), errors.company.invalid);
  await expectFieldError(fieldOf(page, 'email'), errors.email.invalid);
  await expectFieldError(fieldOf(page, 'phone'), errors.phone.invalid);
  await expectFieldError(fieldOf(page, 'message'), errors.message.invalid);
  expect(sends()).toBe(0);
});

test('an error of the platform is shown above the button and under its field (F-A24)', async ({ page }) => {
  await openMessageDialog(page);
  for (const [mailbox, field, text] of [
    ['fail-list', 'email', 'This address cannot be used.'],
    ['fail-company', 'company', 'This company is not known.'],
    ['fail-markup', 'email', '<b onclick="alert(1)">Not</b> accepted.'],
  ] as const) {
    await fillMessage(page, `${mailbox}@sidra.example`);
    await sendButton(page).click();
    await expect(notice(page)).toHaveText(text);
    await expectFieldError(fieldOf(page, field), text);
    await expect(fieldOf(page, field)).toBeFocused();
    await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');
    await fieldOf(page, field).fill('other@sidra.example');
    await expect(fieldOf(page, field)).not.toHaveAttribute('aria-invalid');
  }
});

test('a failure is reported, and the form can be sent again (F-A27)', async ({ page }) => {
  const sends = watchSends(page);
  const outcomes = [
    ['fail-form', 'Messages are not accepted at the moment.'],
    ['fail-html', fixedText],
    ['fail-500', fixedText],
    ['drop', unreached],
  ] as const;
  await openMessageDialog(page);
  await fillMessage(page, 'layla@sidra.example');
  for (const [mailbox, text] of outcomes) {
    await fieldOf(page, 'email').fill(`${mailbox}@sidra.example`);
    await expect(notice(page)).toBeEmpty();
    await sendButton(page).click();
    await expect(notice(page)).toHaveText(text);
    await expect(notice(page)).toBeFocused();
    await expect(messageDialog(page).locator('[aria-invalid]')).toHaveCount(0);
  }
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');
  expect(sends()).toBe(outcomes.length);
});

test('a sent message is confirmed when the drawing of the confirmation cannot be fetched', async ({
  page,
}) => {
  await page.route('**/assets/sent-lines-*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/sent-lines-'));
  await openMessageDialog(page);
  await fillMessage(page, 'undrawn@sidra.example');
  await sendButton(page).click();
  await refused;
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toContainText(formWords.sent.text);
});

test('when roles cannot be loaded the form shows it, retries and can be sent without one (F-A19)', async ({
  page,
  request,
  baseURL,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await setApiFault(request, { endpoint: 'contactRoles', mode: '500' });
  await openMessageDialog(page, atFaultyHost(baseURL, address));
  await expect(messageDialog(page).getByText(roleWords.failed, { exact: true })).toBeVisible();
  expect(logged.join('\n')).toContain(roleWords.failed);
  expect(await axeFaults(page)).toEqual([]);

  await setApiFault(request, { endpoint: 'contactRoles', mode: 'empty' });
  await messageDialog(page).getByRole('button', { name: messageForm.roles.retry }).click();
  await expect(fieldOf(page, 'contactRole')).toBeFocused();
  await expect(messageDialog(page).getByText(roleWords.failed, { exact: true })).toBeVisible();

  await fillMessage(page, 'no-role@sidra.example');
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
});

test('a thousand roles, named as they like, are choices as text (F-A20)', async ({
  page,
  request,
  baseURL,
}) => {
  const roles = Array.from({ length: 1000 }, (_, id) => ({ id: id % 990, name: `<i>Role</i> ${id}` }));
  await setApiFault(request, {
    endpoint: 'contactRoles',
    mode: 'answer',
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(roles),
  });
  await openMessageDialog(page, atFaultyHost(baseURL, address));
  const role = fieldOf(page, 'contactRole');
  await expect(role.locator('option')).toHaveCount(991);
  await role.selectOption({ label: '<i>Role</i> 989' });
  await expect(role).toHaveValue('989');
  expect(await messageDialog(page).locator('i').count()).toBe(0);
});
