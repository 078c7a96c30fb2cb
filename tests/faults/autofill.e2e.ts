import { expect, type Locator } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { formOf, openForm } from '#tests/support/browser/contact-form.ts';
import { messageDialog, openMessageDialog } from '#tests/support/browser/message-dialog.ts';
import { test } from '#tests/support/browser/test.ts';

/** Claims that a person sees every field: one set as a trap for robots would catch their autofill too. */
async function expectNoTrap(form: Locator, count: number): Promise<void> {
  const controls = form.locator('input, select, textarea');
  await expect(controls).toHaveCount(count);
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport();
    await expect(control).toBeEditable();
    await expect(control).toHaveAccessibleName(/./);
  }
}

test('the contact form has no field that only autofill finds (F-A34)', async ({ page }) => {
  await openForm(page, routes.contact);
  await expectNoTrap(formOf(page), 5);
});

test('the message dialog has no field that only autofill finds (F-A34)', async ({ page }) => {
  await openMessageDialog(page);
  await expectNoTrap(messageDialog(page).locator('form'), 9);
});
