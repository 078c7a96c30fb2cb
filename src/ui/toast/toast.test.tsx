import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastProvider } from './toast.tsx';
import { useToast } from './use-toast.ts';
import { render } from '#tests/support/render.tsx';

const labels = { success: 'Success', error: 'Error', close: 'Dismiss' };

function Sender() {
  const showToast = useToast();
  const sent = useRef(0);
  const next = () => `Message ${(sent.current += 1)}`;
  return (
    <>
      <button onClick={() => showToast({ message: next() })}>Send</button>
      <button onClick={() => showToast({ message: 'Please try again.', variant: 'error' })}>Fail</button>
    </>
  );
}

const renderSender = () =>
  render(
    <ToastProvider labels={labels}>
      <Sender />
    </ToastProvider>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toasts = () => page.getByRole('listitem').elements();
const region = page.getByRole('region', { name: 'Notifications' });
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Presses without moving the pointer, so that it hovers over nothing. */
async function press(name: string) {
  const element = button(name).element();
  if (element instanceof HTMLElement) element.click();
  await expect.poll(() => toasts().length).toBeGreaterThan(0);
}

async function expectToasts(count: number) {
  await expect.poll(() => toasts().length).toBe(count);
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useToast', () => {
  it('throws a clear error outside its provider', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(render(<Sender />)).rejects.toThrow('useToast must be used inside <ToastProvider>');
  });

  it('does not re-render its users when a toast appears', async () => {
    const onRender = vi.fn();
    function User() {
      useToast();
      useEffect(onRender);
      return null;
    }
    await render(
      <ToastProvider labels={labels}>
        <User />
        <Sender />
      </ToastProvider>,
    );
    await press('Send');
    expect(onRender).toHaveBeenCalledOnce();
  });
});

describe('time', () => {
  it('shows the message under its title for 4,000 ms', async () => {
    await renderSender();
    await press('Send');
    await expect.element(page.getByRole('listitem')).toHaveTextContent('SuccessMessage 1');
    await advance(3990);
    expect(toasts()).toHaveLength(1);
    await advance(20);
    await expectToasts(0);
  });

  it('times each toast separately and removes the oldest of more than three', async () => {
    await renderSender();
    await press('Send');
    await advance(2000);
    await press('Fail');
    await advance(2010);
    await expectToasts(1);
    await press('Send');
    await press('Send');
    await press('Send');
    await expectToasts(3);
    expect(page.getByText('Please try again.', { exact: true }).elements()).toHaveLength(0);
  });

  it('pauses under the pointer and continues with the remaining time', async () => {
    await renderSender();
    await press('Send');
    await advance(3000);
    await userEvent.hover(page.getByRole('listitem'));
    await advance(10_000);
    expect(toasts()).toHaveLength(1);
    await userEvent.hover(button('Fail'));
    await advance(900);
    expect(toasts()).toHaveLength(1);
    await advance(200);
    await expectToasts(0);
  });

  it('pauses while it has the focus', async () => {
    await renderSender();
    button('Send').element().focus();
    await press('Send');
    await userEvent.keyboard('{F8}');
    await advance(10_000);
    expect(toasts()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await advance(4010);
    await expectToasts(0);
  });

  it('pauses while the tab is hidden', async () => {
    await renderSender();
    await press('Send');
    setHidden(true);
    await advance(10_000);
    expect(toasts()).toHaveLength(1);
    setHidden(false);
    await advance(4010);
    await expectToasts(0);
  });
});

describe('dismissal', () => {
  it('closes by its button without taking the focus', async () => {
    await renderSender();
    await press('Send');
    button('Send').element().focus();
    await userEvent.click(button('Dismiss'));
    await expectToasts(0);
    await expect.element(button('Send')).toHaveFocus();
  });

  it('does not pause the next toast after one was closed under the pointer', async () => {
    await renderSender();
    await press('Send');
    await userEvent.click(button('Dismiss'));
    await expectToasts(0);
    await press('Send');
    await userEvent.hover(button('Fail'));
    await advance(4010);
    await expectToasts(0);
  });

  it.each([
    ['ltr', 50, 0],
    ['ltr', 49, 1],
    ['ltr', -120, 1],
    ['rtl', -50, 0],
    ['rtl', -49, 1],
    ['rtl', 120, 1],
  ])('in text %s a swipe of %i px to the right leaves %i toasts', async (dir, distance, left) => {
    document.documentElement.dir = dir;
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await renderSender();
    await press('Send');
    const toast = page.getByText('Message 1', { exact: true }).element();
    const pointer = { bubbles: true, pointerId: 1, isPrimary: true };
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
    toast.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: 600 }));
    toast.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: 600 + distance / 2 }));
    toast.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: 600 + distance }));
    toast.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX: 600 + distance }));
    await expectToasts(left);
  });
});

describe('keyboard', () => {
  it('F8 focuses the region, and closing a toast restores the focus (F-E14)', async () => {
    await renderSender();
    button('Fail').element().focus();
    await press('Send');
    await userEvent.keyboard('{F8}');
    await expect.element(region).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Dismiss')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToasts(0);
    await expect.element(button('Fail')).toHaveFocus();
  });

  it('F8 focuses the empty region, which shows its name, and Escape restores the focus', async () => {
    await renderSender();
    button('Fail').element().focus();
    const nameInView = () => getComputedStyle(region.element(), '::before').content;
    expect(nameInView()).toBe('none');
    await userEvent.keyboard('{F8}');
    await expect.element(region).toHaveFocus();
    expect(nameInView()).toBe('"Notifications"');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Fail')).toHaveFocus();
    expect(nameInView()).toBe('none');
  });

  it('leaves F8 with another key to the browser', async () => {
    await renderSender();
    button('Fail').element().focus();
    await userEvent.keyboard('{Control>}{F8}{/Control}');
    await expect.element(button('Fail')).toHaveFocus();
  });
});

describe('announcements', () => {
  const spoken = (role: 'status' | 'alert') => page.getByRole(role).element().textContent;

  it('have empty live regions before the first toast', async () => {
    await renderSender();
    expect(spoken('status')).toBe('');
    expect(spoken('alert')).toBe('');
  });

  it('announce a success politely and an error at once, for one second', async () => {
    await renderSender();
    await press('Send');
    await press('Fail');
    await expect.poll(() => spoken('status')).toBe('Success. Message 1');
    await expect.poll(() => spoken('alert')).toBe('Error. Please try again.');
    await advance(1010);
    await expect.poll(() => spoken('status') + spoken('alert')).toBe('');
    expect(toasts()).toHaveLength(2);
  });

  it('announce a repeated message again', async () => {
    await renderSender();
    await press('Fail');
    await press('Fail');
    await expectToasts(2);
    expect(page.getByRole('alert').element().children).toHaveLength(2);
  });
});
