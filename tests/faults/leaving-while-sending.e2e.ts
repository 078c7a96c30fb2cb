import { expect } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { routes } from '#src/routes.ts';
import {
  fieldOf,
  fillForm,
  newAddress,
  openForm,
  receivedFrom,
  sendButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

test('a message sent while leaving arrives, and no toast follows to the next page (F-A30)', async ({
  page,
  request,
}) => {
  const problems = await watchProblems(page);
  const email = newAddress('slow');
  await openForm(page, routes.contact);
  await fillForm(page, email);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(contactForm.sending);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(routes.faq);
  await expect.poll(() => receivedFrom(request, email)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(toast(page, contactForm.sent)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(fieldOf(page, 'message')).toHaveValue('');
  expect(problems).toEqual([]);
});
