import { expect } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { labels } from '#words/labels.ts';
import { href, routes } from '#src/routes.ts';
import {
  countPosts,
  expectCleared,
  expectKept,
  fieldOf,
  fillForm,
  formOf,
  newAddress,
  openForm,
  receivedFrom,
  sendButton,
  toast,
  writeAnother,
} from '#tests/support/browser/contact-form.ts';
import { untilTakenOver } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

test('a message arrives field by field, and the form is cleared @arabic', async ({ page, request }) => {
  const problems = await watchProblems(page);
  const captchas: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/recaptcha/api.js')) captchas.push(sent.url());
  });
  const email = newAddress();
  await openForm(page, href({ route: 'contact', subject: 'demo-request' }));
  await expect(fieldOf(page, 'subject')).toHaveValue('Demo Request');
  expect(captchas).toEqual([]);
  await fillForm(page, ` ${email} `);
  await fieldOf(page, 'message').fill('  Could we see the data room?\nThursday suits us. 💧 ');
  await expect.poll(() => captchas.length).toBe(1);
  await sendButton(page).click();
  await expect(toast(page, contactForm.sent)).toBeVisible();
  await expectCleared(page);
  const [message, ...more] = await receivedFrom(request, email);
  expect(more).toEqual([]);
  expect(message).toEqual({
    name: 'Noor Haddad',
    email,
    userCompany: 'Sidra Partners',
    subject: 'Demo Request',
    message: 'Could we see the data room?\nThursday suits us. 💧',
    reCaptchaToken: expect.stringMatching(/^sample\.submit_form\./),
  });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('recaptchaToken');

  await writeAnother(page);
  await expect(page).toHaveURL(routes.contact);
  await fillForm(page, email);
  await fieldOf(page, 'company').fill('');
  await sendButton(page).click();
  await expectCleared(page);
  const [second] = await receivedFrom(request, email);
  expect(second).toMatchObject({ userCompany: '', subject: 'General Inquiry' });
  expect(second?.['reCaptchaToken']).not.toBe(message?.['reCaptchaToken']);
  expect(captchas).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('the token is in session storage while it is used', async ({ page }) => {
  await openForm(page, routes.contact);
  await fillForm(page, newAddress('slow'));
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await sendButton(page).click();
  const token = await page.evaluate(() => sessionStorage.getItem('recaptchaToken'));
  expect((await sent).postDataJSON()).toMatchObject({ reCaptchaToken: token });
  await expectCleared(page);
  expect(await page.evaluate(() => sessionStorage.getItem('recaptchaToken'))).toBeNull();
});

test('a failure is shown, at the form too, keeps every field, and can be retried', async ({
  page,
  request,
}) => {
  const posts = countPosts(page);
  await openForm(page, routes.contact);
  const mailboxes = ['fail-500', 'fail-429', 'drop', 'fail-html'];
  for (const mailbox of mailboxes) {
    const failing = newAddress(mailbox);
    await fillForm(page, failing);
    await fieldOf(page, 'subject').selectOption('Technical Support');
    await sendButton(page).click();
    const failed = toast(page, contactForm.failed);
    await expect(failed).toBeVisible();
    await expectKept(page, failing);
    await expect(fieldOf(page, 'subject')).toHaveValue('Technical Support');
    await expect(sendButton(page)).toBeEnabled();
    await failed.getByRole('button', { name: labels.toast.close }).click();
    await expect(failed).toHaveCount(0);
    await expect(formOf(page).getByRole('alert')).toHaveText(contactForm.failed);
  }
  // Nothing is tried again by itself.
  expect(posts()).toBe(mailboxes.length);
  const email = newAddress('ok-broken');
  await fieldOf(page, 'email').fill(email);
  await sendButton(page).click();
  await expect(toast(page, contactForm.sent)).toBeVisible();
  expect(await receivedFrom(request, email)).toEqual([]);
});

test('a draft survives a reload until it is sent', async ({ page }) => {
  const email = newAddress();
  await openForm(page, routes.contact);
  await fillForm(page, email);
  await fieldOf(page, 'subject').selectOption('Enterprise Sales');
  await page.goto(routes.faq);
  await openForm(page, routes.contact);
  await expectKept(page, email);
  await expect(fieldOf(page, 'subject')).toHaveValue('Enterprise Sales');
  await openForm(page, href({ route: 'contact', subject: 'technical-support' }));
  await expectKept(page, email);
  await expect(fieldOf(page, 'subject')).toHaveValue('Technical Support');
  await sendButton(page).click();
  await expectCleared(page);
  await page.reload();
  await untilTakenOver(formOf(page));
  await expect(fieldOf(page, 'message')).toHaveValue('');
});
