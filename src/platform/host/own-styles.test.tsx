import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { fetchStylesHereToo } from './own-styles.ts';

const FILES = 'https://files.invalid';
const TIMEOUT_MS = 3000;

function addSheet(path: string): HTMLLinkElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = FILES + path;
  document.head.append(sheet);
  onTestFinished(() => document.querySelector(`link[href$="${path}"]`)?.remove());
  return sheet;
}

/** Observers of the document run before this resolves. */
const untilObserved = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

it('the page waits three seconds for each sheet of another host (F-E28)', async () => {
  fetchStylesHereToo(FILES);
  expect(vi.getTimerCount()).toBe(0);
  const sheet = addSheet('/slow.css');
  await untilObserved();
  vi.advanceTimersByTime(TIMEOUT_MS - 1);
  expect(sheet.getAttribute('href')).toBe(`${FILES}/slow.css`);
  vi.advanceTimersByTime(1);
  expect(sheet.getAttribute('href')).toBe('/slow.css');
  expect(vi.getTimerCount()).toBe(0);
});
