/**
 * True when a moving picture is welcome: motion is not reduced, the person is not saving data, and the
 * connection is not known to be slow.
 */
export function wantsMovingPictures(): boolean {
  const { connection } = navigator;
  const isGood = connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
  return isGood && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

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
  // The browser may refuse to play or pause by itself, and the file may fail: the button follows the film.
  const showState = () => {
    toggle.toggleAttribute('data-paused', film.paused || film.networkState === film.NETWORK_NO_SOURCE);
  };
  const play = () => void film.play().catch(showState);
  for (const event of ['play', 'pause', 'error']) film.addEventListener(event, showState);
  toggle.addEventListener('click', () => {
    if (toggle.hasAttribute('data-paused')) play();
    else film.pause();
  });
  play();
}
