import { isPlainPress } from '#src/lib/is-plain-press.ts';

function onClick(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-file] [href*="#"]');
  if (!link || !isPlainPress(event)) return;
  event.preventDefault();
  import('./open-screen.ts')
    .then((module) => module.openScreen(link))
    .catch(() => location.assign(link.href));
}

/** The menu of the board opens the other screens in its place. If they cannot be had, the link is followed. */
export function followScreens(): void {
  document.addEventListener('click', onClick);
}
