import { fillIn } from '#src/lib/fill-in.ts';
import { indexAfterKey } from '#src/lib/index-after-key.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';

const viewerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-mode]:has([data-position])') : null;

const dotsOf = (viewer: HTMLElement) => [...viewer.querySelectorAll<HTMLElement>('button[aria-current]')];

const currentOf = (dots: readonly HTMLElement[]) =>
  dots.findIndex(({ ariaCurrent }) => ariaCurrent !== 'false');

/** In a narrow window the track scrolls: the step that is shown comes to its middle. */
function centre(dot: HTMLElement): void {
  const track = dot.closest('ol');
  if (!track) return;
  const middleOf = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  track.scrollBy({ left: middleOf(dot) - middleOf(track) });
}

/** Position and pager follow the step that is shown. */
function settle(viewer: HTMLElement): void {
  const dots = dotsOf(viewer);
  const current = currentOf(dots);
  if (dots[current]) {
    dots[current].ariaCurrent = 'step';
    centre(dots[current]);
  }
  const position = viewer.querySelector<HTMLElement>('[data-position]');
  if (position)
    position.textContent = fillIn(position.dataset['position'] ?? '', {
      step: current + 1,
      total: dots.length,
    });
  const aim = (name: 'previous' | 'next', index: number) => {
    const button = viewer.querySelector<HTMLButtonElement>(`[data-step=${name}]`);
    const step = dots[index]?.getAttribute('aria-controls');
    if (!button) return;
    button.disabled = !step;
    for (const [attribute, value] of [
      ['aria-controls', step],
      ['aria-describedby', step && `${step}-title`],
    ] as const)
      if (value) button.setAttribute(attribute, value);
      else button.removeAttribute(attribute);
  };
  const isFocusInPager = viewer.querySelector('[data-step]:focus') !== null;
  aim('previous', current - 1);
  aim('next', current + 1);
  // An end disables the button that was pressed: the focus goes to the dot of the step.
  if (isFocusInPager && !viewer.querySelector('[data-step]:focus:enabled'))
    dots[current]?.focus({ preventScroll: true });
}

function onClick(event: Event): void {
  const viewer = viewerOf(event);
  if (!viewer || !(event.target instanceof Element)) return;
  if (event.target.closest('[data-toggle]'))
    viewer.dataset['mode'] = viewer.dataset['mode'] === 'all' ? 'single' : 'all';
  settle(viewer);
}

function onKeyDown(event: KeyboardEvent): void {
  const viewer = viewerOf(event);
  if (viewer?.dataset['mode'] !== 'single' || !isPlainPress(event)) return;
  const dots = dotsOf(viewer);
  const next = indexAfterKey(event.key, currentOf(dots), dots.length, viewer.matches(':dir(rtl)'));
  if (next === undefined) return;
  event.preventDefault();
  const dot = dots[Math.max(0, Math.min(next, dots.length - 1))];
  dot?.click();
  dot?.focus();
}

/** Keys, pager and the switch between one step and all of every workflow (R2.43). */
export function followSteps(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  // A step may have been chosen before this code came.
  for (const position of document.querySelectorAll('[data-position]')) {
    const viewer = position.closest<HTMLElement>('[data-mode]');
    if (viewer) settle(viewer);
  }
}
