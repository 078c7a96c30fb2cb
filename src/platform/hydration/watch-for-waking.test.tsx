import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { watchWithinFrame } from '#tests/support/watch-within-frame.ts';
import { watchForWaking } from './watch-for-waking.ts';

const viewportPx = 600;
const topPx = 3000;
const link = page.getByRole('link', { name: 'Read on' });
const button = page.getByRole('button', { name: 'Play' });

/** A click that no person made. */
const clickByScript = (target: typeof link) =>
  target.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** A stretch of the page far below the viewport, watched. */
function watch(load: () => Promise<unknown> = () => Promise.resolve()) {
  const host = document.createElement('div');
  host.innerHTML = `
    <button>Elsewhere</button>
    <div style="block-size: ${topPx}px"></div>
    <section><p>Words</p><button>Play</button><a href="#reading-on">Read on</a></section>`;
  document.body.append(host);
  const section = host.querySelector('section') ?? host;
  const waking = { load: vi.fn(load), isNearEnough: true, onLoaded: vi.fn(), onHeldClick: vi.fn() };
  const stop = watchForWaking(section, waking);
  onTestFinished(() => {
    stop();
    host.remove();
  });
  return { ...waking, stop, section };
}

/** Scrolls until the section starts this far below the viewport, and waits until observers have run. */
async function bringWithin(section: HTMLElement, distancePx: number) {
  window.scrollBy(0, section.getBoundingClientRect().top - viewportPx - distancePx);
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(section);
  });
}

/** Tells of each click that reaches the page whether it was held back, and then lets none lead away. */
function watchClicks() {
  const held: boolean[] = [];
  const onClick = (event: MouseEvent) => {
    held.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  return held;
}

beforeEach(async () => {
  await page.viewport(800, viewportPx);
  window.scrollTo(0, 0);
  watchWithinFrame();
});

it('loads 300 px before the part comes into view, and not sooner', async () => {
  const { load, onLoaded, section } = watch();
  await bringWithin(section, 310);
  expect(load).not.toHaveBeenCalled();
  await bringWithin(section, 290);
  await expect.poll(() => onLoaded.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalled();
});

it.each([
  ['the focus', () => link.element().focus({ preventScroll: true })],
  ['a pointer', () => link.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))],
  ['a click', () => clickByScript(button)],
])('loads when %s comes to it', async (_touch, touch) => {
  const { load, onLoaded } = watch();
  touch();
  expect(load).toHaveBeenCalled();
  await expect.poll(() => onLoaded.mock.calls.length).toBe(1);
});

it('loads on a touch though a listener below stops the event', () => {
  const { load, section } = watch();
  section.addEventListener('click', (event) => event.stopPropagation());
  clickByScript(button);
  expect(load).toHaveBeenCalled();
});

it('does not mind what is touched elsewhere', async () => {
  const { load } = watch();
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['for a new tab', () => userEvent.click(link, { modifiers: ['Control'] })],
  ['for a new window', () => userEvent.click(link, { modifiers: ['Shift'] })],
  ['of a script', () => clickByScript(link)],
  ['on words', () => userEvent.click(page.getByText('Words'))],
])('lets a click %s pass', async (_kind, click) => {
  const held = watchClicks();
  const { onHeldClick } = watch(() => new Promise(() => {}));
  await click();
  expect(held).toEqual([false]);
  expect(onHeldClick).not.toHaveBeenCalled();
});

it('holds clicks until it is stopped, because code that has arrived is not yet at work', async () => {
  const held = watchClicks();
  const { onLoaded, onHeldClick, stop } = watch();
  link.element().focus({ preventScroll: true });
  await expect.poll(() => onLoaded.mock.calls.length).toBe(1);
  await userEvent.click(link);
  expect(onHeldClick).toHaveBeenCalledExactlyOnceWith(link.element());
  stop();
  await userEvent.click(link);
  expect(held).toEqual([true, false]);
});

it('lets a held link lead where it says when nothing can be loaded, once', async () => {
  const held = watchClicks();
  const { onLoaded } = watch(() => Promise.reject(new TypeError('offline')));
  await userEvent.click(link);
  await expect.poll(() => held).toHaveLength(2);
  expect(held).toContain(false);
  expect(onLoaded).not.toHaveBeenCalled();
});

it('takes over a click that came before any script, and loads at once', async () => {
  const early = document.createElement('button');
  window.earlyClick = early;
  const { load } = watch();
  expect(load).not.toHaveBeenCalled();
  expect(window.earlyClick).toBe(early);

  const host = document.createElement('div');
  host.append(early);
  const waking = {
    load: vi.fn(() => Promise.resolve()),
    isNearEnough: true,
    onLoaded: vi.fn(),
    onHeldClick: vi.fn(),
  };
  onTestFinished(watchForWaking(host, waking));
  expect(waking.onHeldClick).toHaveBeenCalledExactlyOnceWith(early);
  await expect.poll(() => waking.onLoaded.mock.calls.length).toBe(1);
  expect(window.earlyClick).toBeUndefined();
});
