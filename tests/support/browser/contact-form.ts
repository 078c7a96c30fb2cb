import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { untilAwake } from './site-script.ts';

/** A mail address that no other test writes from; the part before the sign decides how the platform answers. */
export const newAddress = (mailbox = 'noor') => `${mailbox}@${crypto.randomUUID()}.example`;

export const formOf = (page: Page): Locator =>
  page.getByRole('main').locator('form', { has: page.locator('[name=message]') });

export const fieldOf = (page: Page, name: keyof typeof contactForm.fields): Locator =>
  formOf(page).locator(`[name=${name}]`);

export const sendButton = (page: Page): Locator => formOf(page).locator('button[type=submit]');

/** The form's toasts, without their announcement. */
export const toast = (page: Page, message: string): Locator =>
  page.getByRole('listitem').filter({ hasText: message });

/** Opens the contact page and waits until the form is at work. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAwake(formOf(page));
}

/** Fills all fields but the subject. */
export async function fillForm(page: Page, email: string): Promise<void> {
  await fieldOf(page, 'name').fill('Noor Haddad');
  await fieldOf(page, 'email').fill(email);
  await fieldOf(page, 'company').fill('Sidra Partners');
  await fieldOf(page, 'message').fill('Could we see the data room?');
}

/** Continues from the confirmation of a sent message. */
export const writeAnother = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('link', { name: contactForm.again }).click();

/** Expects the text of `fillForm` in the form. */
export async function expectKept(page: Page, email: string): Promise<void> {
  await expect(fieldOf(page, 'name')).toHaveValue('Noor Haddad');
  await expect(fieldOf(page, 'email')).toHaveValue(email);
  await expect(fieldOf(page, 'company')).toHaveValue('Sidra Partners');
  await expect(fieldOf(page, 'message')).toHaveValue('Could we see the data room?');
}

/** Claims that the form was sent and has given way to the confirmation. */
export async function expectCleared(page: Page): Promise<void> {
  const confirmation = page.getByRole('main').getByRole('group', { name: formWords.sent.title });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(formWords.sent.text);
  await expect(formOf(page)).toHaveCount(0);
}

type Payload = Readonly<Record<string, unknown>>;

const messagesSchema = z.array(z.object({ payload: z.record(z.string(), z.unknown()) }));

/** Messages that the platform received from this address, the newest first. */
export async function receivedFrom(request: APIRequestContext, email: string): Promise<Payload[]> {
  const answer = await request.get('/messages', { headers: { Accept: 'application/json' } });
  return messagesSchema
    .parse(await answer.json())
    .map(({ payload }) => payload)
    .filter((payload) => payload['email'] === email);
}

/** Counts the messages that the page sends from now on. */
export function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}
