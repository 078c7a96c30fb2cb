import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastProvider } from './toast.tsx';
import { useToast } from './use-toast.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { render } from '#tests/support/render.tsx';

const labels = { success: 'Success', error: 'Error', close: 'Dismiss' };

function Form() {
  const showToast = useToast();
  const [isMounted, setMounted] = useState(true);
  const send = () => showToast({ message: 'Please try again.', variant: 'error' });
  return (
    <>
      <button command="show-modal" commandfor="contact">
        Open
      </button>
      <button onClick={send}>Send outside</button>
      {isMounted && (
        <Dialog id="contact" title="Contact us" closeLabel="Close">
          <button onClick={send}>Send inside</button>
          <button onClick={() => setMounted(false)}>Leave the page</button>
        </Dialog>
      )}
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = page.getByRole('listitem');
const dialog = page.getByRole('dialog', { name: 'Contact us' });

/** What a press at the middle of the toast would meet. */
function topElementAtToast(): Element | null {
  const box = toast.element().getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
}

beforeEach(async () => {
  await page.viewport(700, 420);
  await render(
    <ToastProvider labels={labels}>
      <Form />
    </ToastProvider>,
  );
});

describe('a toast and a modal dialog', () => {
  it('lies above a dialog that sent it, is announced there and closes without closing the dialog', async () => {
    await userEvent.click(button('Open'));
    await userEvent.click(button('Send inside'));
    await expect.element(toast).toBeVisible();
    expect(toast.element().contains(topElementAtToast())).toBe(true);
    // A modal dialog makes all outside it inert: a live region there would be silent.
    expect(page.getByRole('alert').element().closest('dialog')?.open).toBe(true);
    await userEvent.click(button('Dismiss'));
    await expect.poll(() => toast.elements().length).toBe(0);
    await expect.element(dialog).toBeVisible();
  });

  it('stays above a dialog that opens after it', async () => {
    await userEvent.click(button('Send outside'));
    await userEvent.click(button('Open'));
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => toast.element().contains(topElementAtToast())).toBe(true);
  });

  it('is reached by F8 from the dialog, and Escape there leads back instead of closing it', async () => {
    await userEvent.click(button('Open'));
    await userEvent.click(button('Send inside'));
    await userEvent.keyboard('{F8}');
    await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Send inside')).toHaveFocus();
    await expect.element(dialog).toBeVisible();
  });

  it('outlives the dialog', async () => {
    await userEvent.click(button('Open'));
    await userEvent.click(button('Send inside'));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(toast).toBeVisible();
  });

  it('outlives a dialog that is taken off the page while open', async () => {
    await userEvent.click(button('Open'));
    await userEvent.click(button('Leave the page'));
    await userEvent.click(button('Send outside'));
    await expect.element(toast).toBeVisible();
  });

  it('survives a foreign dialog that is torn out without being closed', async () => {
    const foreign = document.createElement('dialog');
    document.body.append(foreign);
    foreign.showModal();
    await expect.poll(() => foreign.childElementCount).toBe(1);
    foreign.remove();
    await userEvent.click(button('Send outside'));
    await expect.element(toast).toBeVisible();
  });
});
