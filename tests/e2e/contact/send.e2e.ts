import { expect } from '@playwright/test';

import { contact } from '#words/pages/contact.ts';
import { contactWays } from '#words/forms/contact-ways.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { href } from '#src/routes.ts';
import {
  expectCleared,
  fieldOf,
  fillForm,
  newAddress,
  openForm,
  receivedFrom,
  sendButton,
  toast,
  writeAnother,
} from '#tests/support/browser/contact-form.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a message is sent and confirmed, and another one can be written (R3.2, R7.4, R8.2) @arabic', async ({
  page,
  request,
}) => {
  const problems = await watchProblems(page);
  const captchas = watchPaths(page, /\/recaptcha\/api\.js/);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newAddress('slow');
  await openForm(page, href({ route: 'contact', subject: 'demo-request' }));
  expect(captchas).toEqual([]);
  await fillForm(page, ` ${email} `);
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  await sendButton(page).click();
  const message: unknown = (await sent).postDataJSON();
  const token = await page.evaluate(() => sessionStorage.getItem('recaptchaToken'));
  expect(message).toMatchObject({ reCaptchaToken: token });
  await expect(toast(page, contactForm.sent)).toBeVisible();
  await expectCleared(page);
  const heading = page.getByRole('heading', { name: formWords.sent.title });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 844);
  expect(await page.evaluate(() => sessionStorage.getItem('recaptchaToken'))).toBeNull();

  await writeAnother(page);
  await expect(fieldOf(page, 'name')).toBeFocused();
  for (const name of ['name', 'email', 'company', 'message'] as const) {
    await expect(fieldOf(page, name)).toHaveValue('');
  }
  await expect(fieldOf(page, 'subject')).toHaveValue('General Inquiry');
  await expect(fieldOf(page, 'subject')).toBeVisible();
  await expect(page.getByRole('heading', { name: contact.hero.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: contactWays['demo-request'].title })).toBeHidden();
  await fillForm(page, email);
  await fieldOf(page, 'company').fill('');
  await sendButton(page).click();
  await expectCleared(page);
  const [second, first, ...more] = await receivedFrom(request, email);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    userCompany: 'Sidra Partners',
    subject: 'Demo Request',
    reCaptchaToken: token,
  });
  expect(second).toMatchObject({ userCompany: '', subject: 'General Inquiry' });
  expect(second?.['reCaptchaToken']).not.toBe(token);
  expect(captchas).toHaveLength(1);
  expect(problems).toEqual([]);
});
