import { afterEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';

import { PopupDialog } from './popup-dialog.tsx';

const popup = (
  <PopupDialog
    label="Identity protection"
    href="#browsing"
    title="Private & Secure Browsing"
    closeLabel="Close"
  >
    <p>You browse anonymously.</p>
  </PopupDialog>
);
const trigger = () => page.getByRole('link', { name: 'Identity protection' });
const dialog = () => page.getByRole('dialog', { name: 'Private & Secure Browsing' });

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

it('leads to a place that says the same, where there is no script', async () => {
  await render(popup);
  await expect.element(trigger()).toHaveAttribute('href', '#browsing');
  await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
});

it('opens its content under its title, and goes nowhere', async () => {
  await render(popup);
  const { hash } = location;
  await userEvent.click(trigger());
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByText('You browse anonymously.')).toBeVisible();
  expect(location.hash).toBe(hash);
});

it.each([
  ['its close button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press beside it',
    () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true }),
  ],
])('closes on %s, gives the focus back and opens again', async (_way, close) => {
  await render(popup);
  await userEvent.click(trigger());
  await expect.element(dialog()).toBeVisible();
  await close();
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
  await expect.element(trigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
});

it('stands in the row of its neighbours without a box of its own', async () => {
  const host = await render(popup);
  expect(host.getBoundingClientRect().height).toBeLessThan(60);
});

it('prints its text in place of the button', async () => {
  await render(popup);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(page.getByText('Private & Secure Browsing')).toBeVisible();
  await expect.element(page.getByText('You browse anonymously.')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
