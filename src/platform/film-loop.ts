import { wantsMovingPictures } from './motion.ts';

/**
 * Sets the film behind a page's headline in motion, where that is welcome; its button stops it (WCAG 2.2.2).
 * Nothing of the film is fetched before, and asked again it goes on as it is.
 */
export function startFilmLoop(): void {
  const film = document.querySelector<HTMLVideoElement>('video[data-loop]');
  const toggle = document.querySelector<HTMLButtonElement>('button[data-loop]');
  if (!film?.hidden || !toggle || !wantsMovingPictures()) return;
  film.hidden = false;
  toggle.hidden = false;
  film.muted = true;
  toggle.addEventListener('click', () => {
    if (film.paused) play(film);
    else film.pause();
    for (const state of toggle.querySelectorAll<HTMLElement>(':scope > *')) state.hidden = !state.hidden;
  });
  play(film);
}

/** A browser may refuse: the still is there then. */
const play = (film: HTMLVideoElement) => void film.play().catch(() => undefined);
