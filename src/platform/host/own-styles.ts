/** How long another host may take for a style sheet, for which a page waits. */
const PATIENCE_MS = 3000;

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
  setInterval(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>(theirs))
      if (!sheet.sheet) fetchHere(sheet);
  }, PATIENCE_MS);
}
