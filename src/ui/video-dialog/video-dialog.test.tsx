import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { render } from '#tests/support/render.tsx';

import { VideoDialog } from './video-dialog.tsx';

const film = {
  title: 'A tour',
  mp4: '/films/tour.mp4',
  webm: '/films/tour.webm',
  poster: '/films/tour.webp',
  captions: { src: '/films/tour.en.vtt', language: 'en', label: 'English' },
};

const dialog = (
  <VideoDialog film={film} label="Watch video" closeLabel="Close">
    <p>Water flows and arrives.</p>
  </VideoDialog>
);
const trigger = () => page.getByRole('link', { name: 'Watch video' });
const video = () => document.querySelector('video');
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.startsWith('/films/'));

beforeEach(() => performance.clearResourceTimings());

it('is a link to the film until it is pressed', async () => {
  await render(dialog);
  await expect.element(trigger()).toHaveAttribute('href', film.mp4);
  expect(video()).toBeNull();
  expect(fetched()).toEqual([]);
});

it('opens the film with controls and captions, and fetches nothing of it but the poster', async () => {
  await render(dialog);
  await userEvent.click(trigger());
  await expect.element(page.getByRole('dialog', { name: 'A tour' })).toBeVisible();
  expect(video()?.controls).toBe(true);
  expect(video()?.autoplay).toBe(false);
  expect(video()?.paused).toBe(true);
  expect(video()?.textTracks[0]?.kind).toBe('captions');
  expect([...(video()?.querySelectorAll('source') ?? [])].map((source) => source.type)).toEqual([
    'video/webm',
    'video/mp4',
  ]);
  await expect.poll(fetched).toEqual([film.poster]);
});

it('tells what the film shows below it, once it is open', async () => {
  await render(dialog);
  const words = page.getByText('Water flows and arrives.');
  expect(words.elements()).toEqual([]);
  await userEvent.click(trigger());
  await expect.element(words).toBeVisible();
  expect(video()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    words.element().getBoundingClientRect().top,
  );
});

it.each([
  ['its close control', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press on the backdrop',
    () => userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true }),
  ],
])('pauses the film when closed by %s, and gives the focus back', async (_way, close) => {
  await render(dialog);
  await userEvent.click(trigger());
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  await close();
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
  await expect.poll(() => pause.mock.contexts).toContain(video());
  await expect.element(trigger()).toHaveFocus();
  pause.mockRestore();
});

it('keeps its place for the next time', async () => {
  await render(dialog);
  await userEvent.click(trigger());
  const first = video();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
  await userEvent.click(trigger());
  expect(video()).toBe(first);
});

const frameWidthPx = () => document.querySelector('dialog')?.getBoundingClientRect().width;

it.each([
  [390, 390 * 0.85],
  [900, 900 * 0.8],
  [1279, 1279 * 0.75],
  // The room of a scrollbar is kept, which some windows have.
  [1300, 1280],
  [1600, 1280],
])('is as wide at %i px as R2.28 says', async (widthPx, expectedPx) => {
  await page.viewport(widthPx, 1000);
  await render(dialog);
  await userEvent.click(trigger());
  expect(frameWidthPx()).toBeCloseTo(expectedPx, 0);
});

it('is 1280 px wide at any root size, and narrower in a low window', async () => {
  document.documentElement.style.fontSize = '17px';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await page.viewport(1600, 1000);
  await render(dialog);
  await userEvent.click(trigger());
  expect(frameWidthPx()).toBeCloseTo(1280, 0);
  await page.viewport(1600, 600);
  expect(frameWidthPx()).toBeLessThan(800);
});

it('keeps a film of 16 to 9, and its controls in view in a low window', async () => {
  await page.viewport(1440, 900);
  await render(dialog);
  await userEvent.click(trigger());
  const box = video()?.getBoundingClientRect();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThanOrEqual(16 / 9 - 0.01);
  expect(box?.bottom).toBeLessThanOrEqual(900);
});

it('has on a phone its film of 16 to 9 above the controls, and an edge', async () => {
  await page.viewport(390, 844);
  await render(dialog);
  await userEvent.click(trigger());
  const element = video();
  if (!element) throw new Error('The dialog has a film');
  const { width, height } = element.getBoundingClientRect();
  expect(height - (width * 9) / 16).toBeGreaterThan(64);
  expect(getComputedStyle(element).objectPosition).toBe('50% 0%');
  const frame = element.closest('dialog');
  expect(frame && getComputedStyle(frame).borderTopWidth).toBe('1px');
});
