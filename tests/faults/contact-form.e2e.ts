import { expect } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { routes } from '#src/routes.ts';
import { breakFiles } from '#tests/support/browser/broken-files.ts';
import {
  expectCleared,
  fieldOf,
  fillForm,
  formOf,
  newAddress,
  openForm,
  receivedFrom,
  sendButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { messageDialog, openMessageDialog } from '#tests/support/browser/message-dialog.ts';

test('Enter before any script has come sends the form, once, when it comes (F-E22) @firefox', async ({
  page,
  request,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(routes.contact, { waitUntil: 'domcontentloaded' });
  const email = newAddress();
  await fillForm(page, email);
  await fieldOf(page, 'subject').selectOption('Partnership Support');
  await fieldOf(page, 'company').press('Enter');
  await expect(page).toHaveURL(routes.contact);
  release();
  await expectCleared(page);
  await expect(page).toHaveURL(routes.contact);
  const received = await receivedFrom(request, email);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ name: 'Noor Haddad', subject: 'Partnership Support' });
});

test('a form whose script fails is never submitted by the browser', async ({ page }) => {
  const release = await hold(page, '**/assets/entry-client-*.js');
  await page.goto(routes.contact, { waitUntil: 'domcontentloaded' });
  await fillForm(page, newAddress());
  await breakFiles(page, '**/assets/entry-client-*.js', 'missing');
  // Any submit, also one by the browser.
  await formOf(page).evaluate((form: HTMLFormElement) => form.submit());
  release();
  await expect(page).toHaveURL(routes.contact);
});

for (const file of ['contact-section.island-*.js', 'entry-client-*.js', 'scripts-*.json'])
  test(`a form without ${file} shows the mail address, and sends once it loads (F-E2, F-E23)`, async ({
    page,
    request,
  }) => {
    const mend = await breakFiles(page, `**/assets/${file}`, 'missing');
    await page.goto(routes.contact);
    const email = newAddress();
    await fillForm(page, email);
    await sendButton(page).click();
    await expect(page.getByText(contactForm.withoutForm.title)).toBeVisible();
    await expect(fieldOf(page, 'email')).toBeVisible();
    await expect(fieldOf(page, 'email')).toHaveValue(email);
    await mend();
    await expect(async () => {
      await sendButton(page).click();
      await expectCleared(page);
    }).toPass();
    expect(await receivedFrom(request, email)).toHaveLength(1);
  });

test('a message sent while leaving arrives, and its text is kept, as no answer came (F-A30)', async ({
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
  await expect(toast(page, contactForm.sent)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(fieldOf(page, 'message')).toHaveValue('Could we see the data room?');
  expect(problems).toEqual([]);
});

// A field set as a trap for robots would catch the autofill of people too.
test('every field of both forms is visible and named, so that autofill meets no trap (F-A34)', async ({
  page,
}) => {
  for (const [open, form] of [
    [() => openForm(page, routes.contact), formOf(page)],
    [() => openMessageDialog(page), messageDialog(page).locator('form')],
  ] as const) {
    await open();
    const controls = form.locator('input, select, textarea');
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport();
      await expect(control).toBeEditable();
      await expect(control).toHaveAccessibleName(/./);
    }
  }
});
