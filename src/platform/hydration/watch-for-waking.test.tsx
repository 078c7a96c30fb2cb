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

/** A part of the page far below the viewport, watched. */
function watch(load: () => Promise<unknown> = () => Promise.resolve()) {
  const host = document.createElement('div');
  host.innerHTML = `
    <button>Elsewhere</button>
    <div style="block-size: ${topPx}px"></div>
    <section><p>Words</p><button>Play</button><a href="#reading-on">Read on</a></section>`;
  document.body.append(host);
  const section = host.querySelector('section') ?? host;
  const waking = { load: vi.fn(load), isNearEnough: true, onLoaded: vi.fn() };
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

/** Reports whether each click on the page was held, and prevents what it would do. */
function watchClicks() {
  const clicks: ('held' | 'passed')[] = [];
  const onClick = (event: MouseEvent) => {
    clicks.push(event.defaultPrevented ? 'held' : 'passed');
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  return clicks;
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

it.each([
  ['for a new tab', () => userEvent.click(link, { modifiers: ['Control'] })],
  ['of a script', () => clickByScript(link)],
  ['on text', () => userEvent.click(page.getByText('Words'))],
])('does not hold a click %s', async (_kind, click) => {
  const clicks = watchClicks();
  const { stop } = watch(() => new Promise(() => {}));
  await click();
  expect(clicks).toEqual(['passed']);
  expect(stop()).toBeUndefined();
});

it('holds clicks until it is stopped, though its code is loaded', async () => {
  const clicks = watchClicks();
  const { onLoaded, stop } = watch();
  link.element().focus({ preventScroll: true });
  await expect.poll(() => onLoaded.mock.calls.length).toBe(1);
  await userEvent.click(link);
  expect(stop()).toBe(link.element());
  await userEvent.click(link);
  expect(clicks).toEqual(['held', 'passed']);
});

it('follows a held link once if the download fails', async () => {
  const clicks = watchClicks();
  const { onLoaded, stop } = watch(() => Promise.reject(new TypeError('offline')));
  await userEvent.click(link);
  await expect.poll(() => clicks).toEqual(expect.arrayContaining(['held', 'passed']));
  expect(clicks).toHaveLength(2);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(stop()).toBeUndefined();
});

it('holds a click from before any script, and loads at once', async () => {
  const [element, early] = [document.createElement('div'), document.createElement('button')];
  window.earlyClick = early;
  expect(watch().load).not.toHaveBeenCalled();
  element.append(early);
  const load = vi.fn(() => Promise.resolve());
  const stop = watchForWaking(element, { load, isNearEnough: true, onLoaded: vi.fn() });
  expect(load).toHaveBeenCalled();
  expect(window.earlyClick).toBeUndefined();
  expect(stop()).toBe(early);
});
