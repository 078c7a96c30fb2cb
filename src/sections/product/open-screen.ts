/** A slower answer is not waited for: the page of the link may come sooner. */
const TIMEOUT_MS = 5000;

/**
 * Puts the other screens beside the board, hidden. The request parses them: a text that becomes markup would need a
 * policy (Trusted Types).
 */
const load = (place: HTMLElement) =>
  new Promise<void>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', place.dataset['file'] ?? '');
    request.responseType = 'document';
    request.overrideMimeType('text/html; charset=utf-8');
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      const screens = request.responseXML?.querySelectorAll<HTMLElement>('[data-section]') ?? [];
      for (const screen of screens) screen.hidden = true;
      place.querySelector('[data-section]')?.after(...screens);
      resolve();
    };
    request.send();
  });

let loading: Promise<void> | undefined;

/**
 * Shows the screen of a link in the menu, in the place of the one that is shown.
 * @throws Error if it has not come
 */
export async function openScreen(link: HTMLAnchorElement): Promise<void> {
  const place = link.closest<HTMLElement>('[data-file]');
  if (!place) return;
  await (loading ??= load(place));
  const screens = [...place.querySelectorAll<HTMLElement>('[data-section]')];
  const shown = screens.find(({ dataset }) => `#${dataset['section']}` === link.hash);
  if (!shown) {
    // The next press asks again.
    loading = undefined;
    throw new Error(`There is no screen ${link.hash}`);
  }
  shown.hidden = false;
  // Safari does not focus a pressed link. A visitor who has gone on is left alone.
  if (document.activeElement === link || document.activeElement === document.body) {
    const entry = shown.querySelector<HTMLElement>('[aria-current]');
    entry?.setAttribute('tabindex', '-1');
    entry?.focus({ preventScroll: true });
  }
  for (const screen of screens) screen.hidden = screen !== shown;
}
