import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderStill } from '#tests/support/render.tsx';

import { Island } from './island.tsx';
import { toComponentName, wakeIslands } from './wake-islands.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
Counter.islandName = 'counter';

const Popup = () => (
  <dialog suppressHydrationWarning style={{ insetBlock: 'auto 0' }}>
    <button />
  </dialog>
);
Popup.islandName = 'popup';

const load = vi.fn(async () => ({ Counter, Popup }));

/** The page of one test, and the script that wakes its islands, which stops listening after it. */
async function place(
  wakes: 'touched' | 'near' = 'touched',
  top = 0,
  Part: typeof Counter | typeof Popup = Counter,
  prepare = () => {},
) {
  const stopped = new AbortController();
  onTestFinished(() => stopped.abort());
  const listen = window.addEventListener.bind(window);
  const listening = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { capture: true, signal: stopped.signal }),
    );
  load.mockClear();
  const host = await renderStill(
    <div style={{ marginBlockStart: top }}>
      <Island of={Part} props={{}} wakes={wakes} />
    </div>,
    () => {
      prepare();
      wakeIslands({ [`/made-up/${Part.islandName}.island.tsx`]: load });
    },
  );
  listening.mockRestore();
  const [island, button] = [host.querySelector<HTMLElement>('[data-island]'), host.querySelector('button')];
  if (!island || !button) throw new Error('no island');
  return { island, button };
}

// An island that comes below the pointer would be touched.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 400, y: 300 }, force: true }));

const stateOf = (island: HTMLElement) => island.dataset['awake'];

it('the component of an island is named after its file', () => {
  expect(toComponentName('fee-calculator')).toBe('FeeCalculator');
});

it.each(['pointerover', 'focusin', 'input'])('an island is woken by %s, not before', async (type) => {
  const { island, button } = await place();
  expect(load).not.toHaveBeenCalled();
  button.dispatchEvent(new Event(type, { bubbles: true }));
  await expect.poll(() => stateOf(island)).toBe('true');
  expect(island.textContent).toBe('0');
});

/** Opens the dialog of the island without the focus, as in a window behind others. */
function openUnfocused() {
  const { activeElement: before } = document;
  document.querySelector('dialog')?.show();
  if (document.activeElement !== before && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
}

it('an island wakes when its dialog was opened without the focus before the script came', async () => {
  const { island } = await place('touched', 0, Popup, openUnfocused);
  await expect.poll(() => stateOf(island)).toBe('true');
});

it('an island that comes near wakes, if it is marked so', async () => {
  const { island } = await place('near', 5000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(load).not.toHaveBeenCalled();
  island.scrollIntoView();
  await expect.poll(() => stateOf(island)).toBe('true');
});

it('an island repeats the click that woke it, once', async () => {
  const { island, button } = await place();
  button.click();
  button.click();
  await expect.poll(() => stateOf(island)).toBe('true');
  await expect.poll(() => button.textContent).toBe('1');
  button.click();
  await expect.poll(() => button.textContent).toBe('2');
  expect(load).toHaveBeenCalledOnce();
});

it('an island keeps its built HTML when its code does not load, and tries again by the next touch', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const { island, button } = await place();
  load.mockRejectedValueOnce(new Error('offline'));
  button.click();
  await expect.poll(() => stateOf(island)).toBe('failed');
  expect(button.isConnected).toBe(true);
  expect(button.textContent).toBe('0');
  button.click();
  await expect.poll(() => stateOf(island)).toBe('true');
  await expect.poll(() => button.textContent).toBe('1');
});
