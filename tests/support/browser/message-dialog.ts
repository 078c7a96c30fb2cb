import { expect, type Locator, type Page } from '@playwright/test';

import { messageForm } from '#words/forms/message-form.ts';
import { href } from '#src/routes.ts';

const { fields } = messageForm;

/** The dialog, with either title. */
export const messageDialog = (page: Page) => page.getByRole('dialog');

/** One of its fields. */
export const fieldOf = (page: Page, name: keyof typeof fields) =>
  messageDialog(page).getByLabel(fields[name], { exact: true });

export const sendButton = (page: Page) =>
  messageDialog(page).getByRole('button', { name: messageForm.submit });

/** The notice above the button. */
export const notice = (page: Page) => messageDialog(page).locator('form').getByRole('alert');

/** Opens it by its address, on this host or the one of `url`, and waits until the roles are settled. */
export async function openMessageDialog(page: Page, url = href({ route: 'contact', hash: 'message' })) {
  await page.goto(url);
  await expect(messageDialog(page)).toBeVisible();
  await expect(messageDialog(page).getByText(messageForm.roles.loading)).toHaveCount(0);
}

/** Fills in all fields. The mail address decides what the sample API answers. */
export async function fillMessage(page: Page, email: string, message = 'We are raising our third fund.') {
  await fieldOf(page, 'firstName').fill('Layla');
  await fieldOf(page, 'lastName').fill('Haddad');
  await fieldOf(page, 'position').fill('Principal');
  await fieldOf(page, 'company').fill('Sidra Partners');
  await fieldOf(page, 'email').fill(email);
  // Before the list has loaded, the message would have no role.
  await expect(messageDialog(page).getByText(messageForm.roles.loading)).toHaveCount(0);
  const role = fieldOf(page, 'contactRole');
  if ((await role.locator('option').count()) > 1) await role.selectOption({ label: 'Family office' });
  await fieldOf(page, 'phone').fill('050 123 4567');
  await fieldOf(page, 'message').fill(message);
}

/** The text of the error that belongs to a field. */
export async function expectFieldError(field: Locator, error: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(error);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}
