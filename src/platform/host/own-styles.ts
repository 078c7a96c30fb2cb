/** How long another host may take for a style sheet, for which a page waits, counted for each sheet. */
const TIMEOUT_MS = 3000;
const CHECK_INTERVAL_MS = 500;

/**
 * Takes a style sheet from the page's own host, which has the same files, where the host of static files fails
 * or is slow: a page is never half styled (F-E28). Call it before the first sheet is asked for.
 * @param origin scheme and host of static files
 */
export function fetchStylesHereToo(origin: string): void {
  const fetchHere = (sheet: HTMLLinkElement) => {
    sheet.setAttribute('blocking', 'render');
    // The same element: a new one would leave the old request open, and six of those block the host's scripts.
    sheet.href = sheet.href.slice(origin.length);
  };
  const theirs = `link[rel=stylesheet][href^="${origin}/"]:not([disabled])`;
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLLinkElement) || !target.isConnected || !target.matches(theirs)) return;
      event.stopImmediatePropagation();
      fetchHere(target);
    },
    true,
  );
  const firstSeen = new WeakMap<HTMLLinkElement, number>();
  setInterval(() => {
    const now = performance.now();
    for (const sheet of document.querySelectorAll<HTMLLinkElement>(theirs)) {
      if (sheet.sheet) continue;
      const seen = firstSeen.get(sheet) ?? now;
      firstSeen.set(sheet, seen);
      if (now - seen >= TIMEOUT_MS) fetchHere(sheet);
    }
  }, CHECK_INTERVAL_MS);
}
