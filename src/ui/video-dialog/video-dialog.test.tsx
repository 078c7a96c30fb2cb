import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
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
  <>
    <DialogTrigger opens="film" href={film.mp4}>
      Watch video
    </DialogTrigger>
    <VideoDialog
      id="film"
      film={film}
      closeLabel="Close"
      playLabel="Play the video"
      fileLabel="Open the video file"
    >
      <p>Water flows and arrives.</p>
    </VideoDialog>
  </>
);
const trigger = () => page.getByRole('button', { name: 'Watch video' });
const video = () => document.querySelector('video');

it('the video dialog has a name, and a large button over the middle of the film', async () => {
  await page.viewport(1440, 900);
  await render(dialog);
  await userEvent.click(trigger());
  expect(video()?.ariaLabel).toBe(film.title);
  const button = page.getByRole('button', { name: 'Play the video' });
  const [over, picture] = [button.element(), video()].map((part) => part?.getBoundingClientRect());
  if (!over || !picture) throw new Error('The dialog has no film');
  expect(over.top + over.height / 2).toBeCloseTo(picture.top + picture.height / 2, 0);
});

/** The width that is inside the window, without the gutter of a scrollbar. */
const frameWidthPx = () => {
  const box = document.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
  return Math.min(box.right, document.documentElement.clientWidth) - Math.max(box.left, 0);
};

it.each([
  [390, 390 * 0.85],
  [900, 900 * 0.8],
  [1279, 1279 * 0.75],
  [1280, 1280],
])('the video dialog has at %i px the width of R2.28', async (widthPx, expectedPx) => {
  await page.viewport(widthPx, 1000);
  await render(dialog);
  await userEvent.click(trigger());
  expect(frameWidthPx()).toBeCloseTo(expectedPx, 0);
});

it('the video dialog is 1280 px wide at any root size, and narrower in a low window', async () => {
  document.documentElement.style.fontSize = '17px';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await page.viewport(1600, 1000);
  await render(dialog);
  await userEvent.click(trigger());
  expect(frameWidthPx()).toBeCloseTo(1280, 0);
  await page.viewport(1600, 600);
  expect(frameWidthPx()).toBeLessThan(800);
});

it.each([
  [1440, 900, 0],
  // The controls of a phone are below the film.
  [390, 844, 64],
])('the video dialog shows a 16 to 9 film with controls at %i by %i', async (width, height, controlsPx) => {
  await page.viewport(width, height);
  await render(dialog);
  await userEvent.click(trigger());
  const box = video()?.getBoundingClientRect();
  if (!box) throw new Error('The dialog has no film');
  expect(box.height - (box.width * 9) / 16).toBeGreaterThanOrEqual(controlsPx - 1);
  expect(box.bottom).toBeLessThanOrEqual(height);
});
