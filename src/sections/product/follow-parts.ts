import { whenNear } from '#src/platform/when-near.ts';

const fill = (group: HTMLElement) =>
  void import('./fill-parts.ts').then((module) => module.fillParts(group)).catch(console.warn);

function onClick({ target }: Event): void {
  const group =
    target instanceof Element && target.closest('[aria-controls]')?.closest<HTMLElement>('[data-parts]');
  if (group) fill(group);
}

/**
 * Fetches the parts of the product that a page does not show at first: those of tabs on the first press, which may have
 * come before this code, those of slides when they come near, since slides change by themselves.
 */
export function followParts(): void {
  document.addEventListener('click', onClick);
  for (const group of document.querySelectorAll<HTMLElement>('[data-parts]:has([data-switched])'))
    fill(group);
  whenNear(document.querySelectorAll('[data-parts][data-wakes=near]'), fill);
}
