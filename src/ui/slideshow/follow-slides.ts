const showOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-playback]') : null;

const dotsOf = (show: HTMLElement) => [...show.querySelectorAll<HTMLElement>('button[aria-current]')];

const currentOf = (dots: readonly HTMLElement[]) =>
  dots.findIndex(({ ariaCurrent }) => ariaCurrent === 'true');

/** Points the arrows at the neighbours of the current slide, around the ring. */
function aimArrows(show: HTMLElement): void {
  const dots = dotsOf(show);
  const aim = (name: 'previous' | 'next', step: number) => {
    const slide = dots.at((currentOf(dots) + step) % dots.length)?.getAttribute('aria-controls');
    if (slide) show.querySelector(`[data-step=${name}]`)?.setAttribute('aria-controls', slide);
  };
  aim('previous', -1);
  aim('next', 1);
}

function onAnimationEnd(event: Event): void {
  const show = showOf(event);
  const dots = show ? dotsOf(show) : [];
  dots[(currentOf(dots) + 1) % dots.length]?.click();
}

function onClick(event: MouseEvent): void {
  const show = showOf(event);
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
  if (!show || !button || !show.contains(button)) return;
  if ('toggle' in button.dataset)
    // `asked`: plays even under pointer and focus, which are on this button.
    show.dataset['playback'] = show.dataset['playback'] === 'paused' ? 'asked' : 'paused';
  aimArrows(show);
  const status = show.querySelector('[aria-live]');
  const dots = dotsOf(show);
  // Only changes by hand are announced.
  if (status && event.isTrusted && button.hasAttribute('aria-controls'))
    status.textContent = dots[currentOf(dots)]?.ariaLabel ?? '';
}

/**
 * Starts every slideshow. The style sheet is the timer (R4.2): the mark of the current slide fills, and the end of
 * that animation shows the next one, so that hover, focus and reduced motion hold it by selectors.
 */
export function followSlides(): void {
  for (const show of document.querySelectorAll<HTMLElement>('[data-playback=built]')) {
    show.dataset['playback'] = 'auto';
    show.querySelector('[tabindex]')?.removeAttribute('tabindex');
    aimArrows(show);
  }
  document.addEventListener('animationend', onAnimationEnd);
  document.addEventListener('click', onClick);
}
