import { afterEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';

import { PopupDialog } from './popup-dialog.tsx';

const popup = (
  <PopupDialog label="Identity protection" title="Private & Secure Browsing" closeLabel="Close">
    <p>You browse anonymously.</p>
  </PopupDialog>
);
const trigger = () => page.getByRole('button', { name: 'Identity protection' });
const dialog = () => page.getByRole('dialog', { name: 'Private & Secure Browsing' });

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

it('opens its content under its title, and goes nowhere', async () => {
  await render(popup);
  const { hash } = location;
  await userEvent.click(trigger());
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByText('You browse anonymously.')).toBeVisible();
  expect(location.hash).toBe(hash);
});

it('is as high as its button', async () => {
  const host = await render(popup);
  expect(host.getBoundingClientRect().height).toBeLessThan(60);
});

it('prints its text in place of the button', async () => {
  await render(popup);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(page.getByText('Private & Secure Browsing')).toBeVisible();
  await expect.element(page.getByText('You browse anonymously.')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
