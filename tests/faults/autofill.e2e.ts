import { expect } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { formOf, openForm } from '#tests/support/browser/contact-form.ts';
import { messageDialog, openMessageDialog } from '#tests/support/browser/message-dialog.ts';
import { test } from '#tests/support/browser/test.ts';

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
