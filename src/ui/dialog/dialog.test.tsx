import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogTrigger } from './dialog-trigger.tsx';
import { Dialog } from './dialog.tsx';
import { render } from '#tests/support/render.tsx';

const popup = (closesOnBackdrop = true) => (
  <>
    <DialogTrigger opens="message" href="#contact">
      Contact us
    </DialogTrigger>
    <Dialog id="message" title="Send us a message" closeLabel="Close" closesOnBackdrop={closesOnBackdrop}>
      <label>
        Name <input />
      </label>
    </Dialog>
  </>
);

const trigger = page.getByRole('button', { name: 'Contact us' });
const dialog = page.getByRole('dialog', { name: 'Send us a message' });
const close = page.getByRole('button', { name: 'Close' });

const pressBackdrop = () =>
  userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });

async function openByKeyboard() {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
}

beforeEach(async () => {
  await page.viewport(1000, 700);
});

describe('Dialog', () => {
  it('opens from its trigger and holds the focus (F-E14)', async () => {
    await render(popup());
    await openByKeyboard();
    expect(dialog.element().matches(':modal')).toBe(true);
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(close)],
    ['a press on the backdrop', pressBackdrop],
  ])('closes on %s and restores the focus (R4.5, F-E14)', async (_way, leave) => {
    await render(popup());
    await openByKeyboard();
    await leave();
    await expect.element(trigger).toHaveFocus();
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  it('stays open on a press inside it, and on the backdrop if `closesOnBackdrop` is false', async () => {
    await render(popup(false));
    await openByKeyboard();
    await userEvent.click(page.getByRole('heading', { name: 'Send us a message' }));
    await pressBackdrop();
    expect(dialog.element().matches(':modal')).toBe(true);
  });

  it('keeps the page behind it from scrolling', async () => {
    await render(popup());
    const rootOverflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(rootOverflow()).not.toBe('hidden');
    await openByKeyboard();
    expect(rootOverflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(rootOverflow).not.toBe('hidden');
  });
});
