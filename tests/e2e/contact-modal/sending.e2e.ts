import { expect } from '@playwright/test';

import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { receivedFrom } from '#tests/support/browser/contact-form.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import {
  fieldOf,
  fillMessage,
  messageDialog,
  notice,
  openMessageDialog,
  sendButton,
  watchSends,
} from '#tests/support/browser/message-dialog.ts';
import { centreOf } from '#tests/support/browser/layout.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectPage, footerLink } from '#tests/support/browser/visit.ts';

// The window then does not glide under the pointer after a navigation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a message arrives with every field, and is confirmed @arabic', async ({ page, request }) => {
  const problems = await watchProblems(page);
  const email = `field-by-field-${Date.now()}@sidra.example`;
  await openMessageDialog(page);
  await fillMessage(page, email, 'We are <b>raising</b>.\nIn spring 💧');
  await fieldOf(page, 'phone').fill('+44 20 7946 0000');
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  const confirmation = messageDialog(page).getByRole('group', { name: formWords.sent.title });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(formWords.sent.text);
  expect(await axeFaults(page)).toEqual([]);
  expect(await receivedFrom(request, email)).toEqual([
    {
      name: 'Layla Haddad',
      email,
      message: 'We are <b>raising</b>.\nIn spring 💧',
      userCompany: 'Sidra Partners',
      userPosition: 'Principal',
      phoneDto: { number: '+442079460000', countryCode: 'GB' },
      type: 'contact',
      role: 'visitor',
      userContactRole: 'role-family-office',
    },
  ]);
  expect(problems).toEqual([]);
});

test('a message from a partner host names the partner, and one about a demo the demo', async ({
  page,
  request,
  baseURL,
}) => {
  const email = `partner-${Date.now()}@sidra.example`;
  const url = new URL(`${routes.contact}?subject=Demo+Request#message`, baseURL);
  url.hostname = 'acme.localhost';
  await openMessageDialog(page, url.href);
  await fillMessage(page, email);
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  expect(await receivedFrom(request, email)).toMatchObject([{ type: 'demo', role: 'partner' }]);
});

test('an address with a role selects the role of that name in any case', async ({ page }) => {
  const addressFor = (role: string) => `${routes.contact}?role=${encodeURIComponent(role)}#message`;
  await openMessageDialog(page, addressFor('family OFFICE'));
  await expect(fieldOf(page, 'contactRole')).toHaveValue('role-family-office');
  await fieldOf(page, 'contactRole').selectOption('');
  await fieldOf(page, 'firstName').fill('Layla');
  await expect(fieldOf(page, 'contactRole')).toHaveValue('');
  await openMessageDialog(page, addressFor('Astronaut'));
  await expect(fieldOf(page, 'contactRole')).toHaveValue('');
});

test('a drag between a field and the backdrop leaves the dialog open', async ({ page }) => {
  await openMessageDialog(page);
  const field = await centreOf(fieldOf(page, 'company'));
  const beside = { x: 5, y: 5 };
  for (const [from, to] of [
    [field, beside],
    [beside, field],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(messageDialog(page)).toBeVisible();
  }
  await page.mouse.click(beside.x, beside.y);
  await expect(messageDialog(page)).toBeHidden();
});

test('the fields are empty after a message was sent, and keep their words until then', async ({ page }) => {
  await openHydrated(page, routes.about);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });
  await opener.click();
  await fillMessage(page, 'again@sidra.example');
  await page.mouse.click(5, 5);
  await expect(messageDialog(page)).toBeHidden();
  await opener.click();
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');
  await sendButton(page).click();
  await messageDialog(page).getByRole('button', { name: messageForm.done }).click();
  await expect(messageDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  for (const name of ['firstName', 'email', 'contactRole', 'phone', 'message'] as const) {
    await expect(fieldOf(page, name)).toHaveValue('');
  }
});

test('one message is sent, however often the form is submitted (F-A29)', async ({ page, request }) => {
  const sends = watchSends(page);
  const email = 'slow@sidra.example';
  const before = (await receivedFrom(request, email)).length;
  await openMessageDialog(page);
  await fillMessage(page, email);
  const place = await centreOf(sendButton(page));
  await page.mouse.dblclick(place.x, place.y);
  await expect(messageDialog(page).getByRole('button', { name: messageForm.sending })).toBeDisabled();
  await page.mouse.click(place.x, place.y);
  await fieldOf(page, 'email').press('Enter');
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  expect(sends()).toBe(1);
  expect(await receivedFrom(request, email)).toHaveLength(before + 1);
});

test('the second click of a double click does not close the confirmation (F-E26)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const sends = watchSends(page);
  await openMessageDialog(page);
  await fillMessage(page, `double-click-${Date.now()}@sidra.example`);
  const { x, y } = await centreOf(sendButton(page));
  const confirmation = page.getByRole('dialog', { name: formWords.sent.title });
  const release = await hold(page, '**/contact-sp');
  await page.mouse.click(x, y);
  await expect(messageDialog(page).getByRole('button', { name: messageForm.sending })).toBeDisabled();
  await page.mouse.click(5, 5);
  release();
  await expect(confirmation).toBeVisible();
  await page.mouse.click(x, y, { clickCount: 2 });
  // What follows proves nothing unless the press was beside the panel.
  const box = await confirmation.boundingBox();
  expect(box && y > box.y + box.height).toBe(true);
  await expect(confirmation).toHaveAttribute('closedby', 'any');
  await expect(confirmation).toBeVisible();
  expect(sends()).toBe(1);
  await page.mouse.click(5, 5);
  await expect(confirmation).toBeHidden();
});

test('Enter that is held sends one message, though it fails at once (F-A29)', async ({ page }) => {
  const sends = watchSends(page);
  await openMessageDialog(page);
  await fillMessage(page, 'fail-list@sidra.example');
  await fieldOf(page, 'email').focus();
  await page.keyboard.down('Enter');
  await expect(notice(page)).toContainText('This address cannot be used.');
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(sends()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(sends).toBe(2);
});

test('a dialog closed while sending shows the result when it is opened again (F-A30)', async ({ page }) => {
  const problems = await watchProblems(page);
  await openHydrated(page, routes.about);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });
  await opener.click();
  await fillMessage(page, 'slow@sidra.example');
  const answered = page.waitForResponse('**/contact-sp');
  await sendButton(page).click();
  await page.keyboard.press('Escape');
  await footerLink(page, 'faq').click();
  await expectPage(page, 'faq');
  await answered;
  await opener.click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the dialog closes when the visitor goes back to another page', async ({ page }) => {
  await openHydrated(page, routes.about);
  await footerLink(page, 'faq').click();
  await expectPage(page, 'faq');
  await page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click();
  await expect(messageDialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
  await expect(messageDialog(page)).toBeHidden();
});
