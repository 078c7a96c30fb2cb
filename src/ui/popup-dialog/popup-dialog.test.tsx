import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { emulate } from '#tests/support/page-state.ts';
import { render } from '#tests/support/render.tsx';

import { PopupDialog } from './popup-dialog.tsx';

const popup = (
  <PopupDialog label="Identity protection" title="Private & Secure Browsing" closeLabel="Close">
    <p>You browse anonymously.</p>
  </PopupDialog>
);

it('the popup dialog prints its text in place of the button (R2.45)', async () => {
  await render(popup);
  await emulate({ isPrinted: true });
  await expect.element(page.getByText('Private & Secure Browsing')).toBeVisible();
  await expect.element(page.getByText('You browse anonymously.')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
