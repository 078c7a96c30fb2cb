/** False under reduced motion, while saving data, and on a connection that is known to be slow. */
export function wantsMovingPictures(): boolean {
  const { connection } = navigator;
  const isGood = connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
  return isGood && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** The film behind a page's headline is not fetched before; its button stops it (WCAG 2.2.2). */
export function startFilmLoop(): void {
  const film = document.querySelector<HTMLVideoElement>('video[data-loop]');
  const toggle = document.querySelector<HTMLButtonElement>('button[data-loop]');
  if (!film?.hidden || !toggle || !wantsMovingPictures()) return;
  film.hidden = false;
  // Phones have the drawing alone, and a partner's host nothing of this page.
  if (!film.checkVisibility()) return;
  toggle.hidden = false;
  // The browser may refuse to play or may pause, and the file may fail: the button shows the film's state.
  const showState = () => {
    toggle.toggleAttribute('data-paused', film.paused || film.networkState === film.NETWORK_NO_SOURCE);
  };
  const play = () => void film.play().catch(showState);
  for (const event of ['play', 'pause', 'error']) film.addEventListener(event, showState);
  film.addEventListener('playing', () => (film.dataset['playing'] = ''));
  toggle.addEventListener('click', () => {
    if (toggle.hasAttribute('data-paused')) play();
    else film.pause();
  });
  play();
}
