import { expect } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import {
  countPosts,
  expectCleared,
  expectKept,
  fieldOf,
  fillForm,
  formOf,
  newAddress,
  openForm,
  sendButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { openScripted, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectSameVisit, markVisit } from '#tests/support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page that has come works on without a network (F-E6)', async ({ page, context }) => {
  await openScripted(page, routes.home);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await markVisit(page);
  await context.setOffline(true);
  await page.locator('[aria-controls=marketplace]').click();
  await expect(page.locator('#marketplace')).toBeVisible();
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Solutions' }).locator('visible=true');
  await menu.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Founders' })).toBeVisible();
  await expectSameVisit(page);
});

test('a message without a network is kept, and sent once there is one (R4.6, R8.1, F-E6)', async ({
  page,
  context,
}) => {
  const posts = countPosts(page);
  const email = newAddress();
  const captcha = page.waitForResponse(/\/recaptcha\/releases\//);
  await openForm(page, routes.contact);
  await fillForm(page, email);
  await fieldOf(page, 'subject').selectOption('Technical Support');
  await (await captcha).finished();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(toast(page, contactForm.failed)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: contactForm.failed })).toHaveCount(1);
  await expect(formOf(page).getByRole('alert')).toHaveText(contactForm.failed);
  await expectKept(page, email);
  await expect(fieldOf(page, 'subject')).toHaveValue('Technical Support');
  await expect(sendButton(page)).toBeEnabled();
  expect(posts()).toBe(1);
  await context.setOffline(false);
  await sendButton(page).click();
  await expectCleared(page);
});

test('a message dialog whose code is fetched offline keeps its text, shows an error, and works later (F-E6)', async ({
  page,
  context,
}) => {
  await openScripted(page, routes.about);
  await markVisit(page);
  await context.setOffline(true);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: labels.sendMessage });
  const firstName = dialog.getByLabel(messageForm.fields.firstName);
  await firstName.fill('Layla');
  await expect(dialog.getByText(messageForm.unreached)).toBeVisible();
  await expect(page).toHaveURL(routes.about);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: messageForm.submit }).click();
  await expect(dialog.getByText(messageForm.errors.lastName.missing)).toBeVisible();
  await expect(dialog.getByText(messageForm.unreached)).toBeHidden();
  await expect(firstName).toHaveValue('Layla');
  await expectSameVisit(page);
});
