import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prepareToasts, showLeftToasts, showToast } from './toasts.tsx';
import { writeFromRight } from '#tests/support/page-state.ts';
import { render } from '#tests/support/render.tsx';

const senders = (
  <>
    <button onClick={() => showToast({ message: 'We got it.' })}>Send</button>
    <button onClick={() => showToast({ message: 'Try again.', variant: 'error' })}>Fail</button>
  </>
);

const button = (name: string) => page.getByRole('button', { name });
const toast = page.getByRole('listitem');
const shown = () => toast.elements();
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);
const expectToasts = async (...toasts: string[]) => {
  await expect.poll(() => texts(shown())).toEqual(toasts);
};
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Presses by key, so that the pointer hovers over nothing. */
async function press(name: string) {
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  prepareToasts();
  await render(senders);
});

afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('#toasts button')) close.click();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a toast throws in a document without its region (R8.13)', () => {
  const region = document.getElementById('toasts');
  region?.remove();
  onTestFinished(() => document.body.append(region ?? ''));
  expect(() => showToast({ message: 'Lost' })).toThrow('A toast needs the region #toasts');
});

it('the toasts show each message under its title for 4,000 ms, and the last three (R2.50, R4.3, R9.8)', async () => {
  for (const name of ['Fail', 'Fail', 'Fail']) await press(name);
  await advance(2000);
  await press('Fail');
  expect(shown()).toHaveLength(3);
  await advance(1999);
  expect(shown()).toHaveLength(3);
  await advance(1);
  await expectToasts('ErrorTry again.');
});

const leftBehind = (toasts: unknown, minutesAgo = 0) =>
  JSON.stringify({ time: Date.now() - minutesAgo * 60_000, toasts });

it.each([
  [leftBehind([{ message: 'Sent', variant: 'success' }]), ['SuccessSent']],
  [leftBehind([{ message: 5 }, null, 'text', { message: 'Kept' }], 59), ['SuccessKept']],
  [leftBehind([{ message: 'Sent' }], 61), []],
  [leftBehind({ message: 'no list' }), []],
  ['{"toasts":[{"message":"without a time"}]}', []],
])('the toasts show what the last page left in storage: %j', async (stored, expected) => {
  sessionStorage.setItem('toasts', stored);
  showLeftToasts();
  await expectToasts(...expected);
  expect(sessionStorage.getItem('toasts')).toBeNull();
});

it('a success ends the failures before it, and what is shown is left to the next page', async () => {
  for (const name of ['Fail', 'Send']) await press(name);
  await expectToasts('SuccessWe got it.');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.getItem('toasts')).toContain('We got it.');
  sessionStorage.clear();
});

const setHidden = async (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

it.each([
  ['under the pointer', () => userEvent.hover(button('Dismiss')), () => userEvent.hover(button('Fail'))],
  ['with the focus', () => userEvent.keyboard('{F8}'), () => userEvent.keyboard('{Escape}')],
  ['in a hidden page', () => setHidden(true), () => setHidden(false)],
])('a toast stays %s', async (_where, hold, release) => {
  await press('Send');
  await hold();
  await advance(12_000);
  expect(shown()).toHaveLength(1);
  await release();
  await advance(4000);
  await expectToasts();
});

it('a toast closes by its button without taking the focus', async () => {
  await press('Send');
  await userEvent.click(button('Dismiss'));
  await expectToasts();
  await expect.element(button('Send')).toHaveFocus();
});

it('a toast closes by its button from behind a dialog, which stays open', async () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('closedby', 'any');
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  await press('Send');
  const { x, y, width } = button('Dismiss').element().getBoundingClientRect();
  dialog.showModal();
  const position = { x: x + width / 2, y: y + width / 2 };
  await userEvent.click(document.documentElement, { position, force: true });
  await expectToasts();
  expect(dialog.open).toBe(true);
  await userEvent.click(document.documentElement, { position, force: true });
  expect(dialog.open).toBe(false);
});

it.each([
  ['ltr', 50, 0],
  ['ltr', 49, 1],
  ['ltr', -50, 1],
  ['rtl', -50, 0],
  ['rtl', 50, 0],
])('a swipe in text %s of %i px to the right leaves %i toasts', async (dir, distance, left) => {
  if (dir === 'rtl') writeFromRight();
  await press('Send');
  const targetPosition = { x: 200 + distance, y: 10 };
  await userEvent.dragAndDrop(toast, toast, { sourcePosition: { x: 200, y: 10 }, targetPosition });
  await expect.poll(() => shown().length).toBe(left);
});

it('F8 focuses the region, whose name shows, and Escape or closing restores the focus (F-E14)', async () => {
  button('Fail').element().focus();
  await userEvent.keyboard('{Control>}{F8}{/Control}');
  await expect.element(button('Fail')).toHaveFocus();
  await userEvent.keyboard('{F8}');
  const { activeElement: region } = document;
  expect(region?.ariaLabel).toBe('Notifications');
  expect(region?.getBoundingClientRect().height).toBeGreaterThan(60);
  await userEvent.keyboard('{Escape}');
  await press('Fail');
  await userEvent.keyboard('{F8}{Tab}{Enter}');
  await expectToasts();
  await expect.element(button('Fail')).toHaveFocus();
});

it('a success is announced politely, an error at once, repeated ones too, silent ones not, in regions there before', async () => {
  const regions = [page.getByRole('status').element(), page.getByRole('alert').element()];
  expect(texts(regions)).toEqual(['', '']);
  for (const name of ['Send', 'Fail', 'Fail']) await press(name);
  await expect
    .poll(() => texts(regions).join())
    .toBe('Success. We got it.,Error. Try again.Error. Try again.');
  showToast({ message: 'Said by the form.', variant: 'error', isSilent: true });
  await expect.element(page.getByRole('list')).toHaveTextContent('Said by the form.');
  expect(texts(regions).join()).not.toContain('Said');
});
