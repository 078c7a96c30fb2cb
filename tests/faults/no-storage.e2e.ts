import { expect } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { routes } from '#src/routes.ts';
import { refuseStorage } from '#tests/support/browser/consent.ts';
import {
  expectCleared,
  fillForm,
  newAddress,
  receivedFrom,
  sendButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { openScripted, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import {
  fieldOf,
  fillMessage,
  messageDialog,
  sendButton as dialogSendButton,
} from '#tests/support/browser/message-dialog.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectPage } from '#tests/support/browser/visit.ts';

// The window then does not glide under the pointer after a navigation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('everything works where cookies and storage are refused, forms and toasts too (F-E5) @firefox', async ({
  page,
  request,
}) => {
  const problems = await watchProblems(page);
  await refuseStorage(page);
  await openScripted(page, routes.home);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await page.locator('[aria-controls=marketplace]').click();
  await expect(page.locator('#marketplace')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expectPage(page, 'faq');
  await footer.getByRole('button', { name: labels.sendMessage }).click();
  const email = newAddress();
  await fillMessage(page, email);
  await dialogSendButton(page).click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  expect(await receivedFrom(request, email)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expectPage(page, 'contact');
  await fillForm(page, email);
  await sendButton(page).click();
  await expect(toast(page, contactForm.sent)).toBeVisible();
  await expectCleared(page);
  expect(await receivedFrom(request, email)).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('going back restores no phone number without its country (F-E5)', async ({ page }) => {
  await refuseStorage(page);
  await openScripted(page, routes.about);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });
  await opener.click();
  await fillMessage(page, newAddress());
  await fieldOf(page, 'phone').fill('+33 6 12 34 56 78');
  await page.goto(routes.faq);
  await page.goBack();
  await opener.click();
  await expect(messageDialog(page).getByText(messageForm.roles.loading)).toHaveCount(0);
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising our third fund.');
  await expect(fieldOf(page, 'phone')).toHaveValue('');
});
