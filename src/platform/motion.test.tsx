import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { startFilmLoop, wantsMovingPictures } from './motion.ts';

/** The browser's report of its connection, which not every browser has. */
const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each([undefined, null, {}, { saveData: false }, { saveData: 'no' }])(
  'moving pictures are allowed when the connection is %j',
  (connection) => {
    setConnection(connection);
    expect(wantsMovingPictures()).toBe(true);
  },
);

/** A film of one picture, and its button, as the page has them. */
function addFilm() {
  const film = Object.assign(document.createElement('video'), { hidden: true, muted: true });
  const toggle = Object.assign(document.createElement('button'), { hidden: true, textContent: 'Film' });
  for (const part of [film, toggle]) part.dataset['loop'] = '';
  document.body.replaceChildren(film, toggle);
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  film.srcObject = canvas.captureStream();
  return { film, toggle };
}

describe('the film loop', () => {
  afterEach(() => document.body.replaceChildren());

  it('fades in once it plays, and has a button that shows when it was paused', async () => {
    const { film, toggle } = addFilm();
    startFilmLoop();
    expect(toggle).not.toHaveAttribute('data-paused');
    await expect.poll(() => film.hasAttribute('data-playing')).toBe(true);
    expect(film.paused).toBe(false);
    expect(toggle).not.toHaveAttribute('data-paused');
    film.pause();
    await expect.poll(() => toggle.hasAttribute('data-paused')).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Film' }));
    expect(film.paused).toBe(false);
    await expect.poll(() => toggle.hasAttribute('data-paused')).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Film' }));
    expect(film.paused).toBe(true);
  });

  it('leaves its place to the still while saving data (F-E25)', () => {
    setConnection({ saveData: true });
    const { film, toggle } = addFilm();
    startFilmLoop();
    expect(film).toHaveAttribute('hidden');
    expect(toggle).toHaveAttribute('hidden');
  });

  it.each<readonly [string, hinder: (film: HTMLVideoElement) => unknown]>([
    ['the browser refuses', (film) => (film.play = () => Promise.reject(new DOMException('')))],
    ['the file is broken', (film) => Object.assign(film, { srcObject: null, src: 'data:video/webm,broken' })],
  ])('has a button that offers to play when %s', async (_reason, hinder) => {
    const { film, toggle } = addFilm();
    hinder(film);
    startFilmLoop();
    await expect.poll(() => toggle.hasAttribute('data-paused')).toBe(true);
  });
});
