import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeOnPressBeside } from './close-on-press-beside.ts';
import { DialogTrigger } from './dialog-trigger.tsx';
import { Dialog } from './dialog.tsx';
import { render } from '#tests/support/render.tsx';

function Popup({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogTrigger href="#contact" onOpen={() => setOpen(true)}>
        Contact us
      </DialogTrigger>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        title="Send us a message"
        closeLabel="Close"
      >
        <label>
          Name <input />
        </label>
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </Dialog>
    </>
  );
}

function Removable() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog isOpen onClose={() => {}} title="Leaving" closeLabel="Close">
          <button onClick={() => setOpen(false)}>Leave</button>
        </Dialog>
      )}
    </>
  );
}

const trigger = page.getByRole('link', { name: 'Contact us' });
const dialog = page.getByRole('dialog', { name: 'Send us a message' });
const dialogElement = () => {
  const element = document.querySelector('dialog');
  if (!element) throw new Error('no dialog');
  return element;
};

/** A press outside the box, at the corner of the window. */
async function pressBeside() {
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
}

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
    await render(<Popup />);
    await openByKeyboard();
    expect(dialogElement().matches(':modal')).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
    ['a press beside it', pressBeside],
  ])('closes on %s, tells once and gives the focus back (F-E14)', async (_way, close) => {
    const onClose = vi.fn();
    await render(<Popup onClose={onClose} />);
    await openByKeyboard();
    await close();
    await expect.element(trigger).toHaveFocus();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(dialogElement().open).toBe(false);
  });

  it('stays open on a press inside it', async () => {
    await render(<Popup />);
    await openByKeyboard();
    await userEvent.click(page.getByRole('heading', { name: 'Send us a message' }));
    expect(dialogElement().open).toBe(true);
  });

  it('closes for its owner without telling what the owner knows', async () => {
    const onClose = vi.fn();
    await render(<Popup onClose={onClose} />);
    await openByKeyboard();
    const closed = new Promise((resolve) => dialogElement().addEventListener('close', resolve));
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await closed;
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(trigger).toHaveFocus();
  });

  it('keeps what was typed until it is opened again', async () => {
    await render(<Popup />);
    await openByKeyboard();
    await userEvent.fill(page.getByLabelText('Name'), 'Sidra');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Name')).toHaveValue('Sidra');
  });

  it('gives the focus back when it leaves the page while open', async () => {
    const host = await render(<Removable />);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    await userEvent.click(page.getByRole('button', { name: 'Leave' }));
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(host.querySelector('dialog')).toBeNull();
  });

  it('keeps the page behind it from scrolling', async () => {
    await render(<Popup />);
    const rootOverflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(rootOverflow()).not.toBe('hidden');
    await openByKeyboard();
    expect(rootOverflow()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(rootOverflow).not.toBe('hidden');
  });
});

describe('Dialog in a browser without closedby', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('closes on a press beside it, not on one that began inside', async () => {
    await render(<Popup />);
    await openByKeyboard();
    dialogElement().setAttribute('closedby', 'closerequest');
    stop = closeOnPressBeside(dialogElement());

    dialogElement().dispatchEvent(new PointerEvent('pointerdown', { clientX: 500, clientY: 350 }));
    dialogElement().dispatchEvent(new MouseEvent('click', { clientX: 2, clientY: 2 }));
    expect(dialogElement().open).toBe(true);

    await pressBeside();
    await expect.element(trigger).toHaveFocus();
    expect(dialogElement().open).toBe(false);
  });
});

describe('DialogTrigger', () => {
  it('leads somewhere useful without script', async () => {
    await render(<Popup />);
    await expect.element(trigger).toHaveAttribute('href', '#contact');
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a press with %s to the browser',
    async (key) => {
      await render(<Popup />);
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      let isLeftToBrowser = false;
      const observe = (event: Event) => {
        isLeftToBrowser = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', observe, { once: true });
      trigger.element().dispatchEvent(press);
      expect(isLeftToBrowser).toBe(true);
      expect(dialogElement().open).toBe(false);
    },
  );
});
