/**
 * Makes of the tool's dialog what it is here: a part of the page that one may pass by. It takes no focus
 * from what the visitor is at, and the page keeps room for it below its end.
 */
export function asRegion(banner: HTMLElement): void {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  banner.removeAttribute('aria-describedby');
  const anchor = banner.querySelector<HTMLElement>('[tabindex="-1"]');
  if (anchor) anchor.focus = () => {};
  // The tool turns the Tab key back at both ends, as in a modal dialog; its listener is further out.
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
  const root = document.documentElement;
  new ResizeObserver(() => root.style.setProperty('--consent-room', `${banner.offsetHeight}px`)).observe(
    banner,
  );
}
