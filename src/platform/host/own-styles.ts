/** How long another host may take for a style sheet, for which a page waits. */
const PATIENCE_MS = 3000;

/**
 * Takes a style sheet from the page's own host, which has the same files, where the host of static files fails
 * or is slow: a page is never half styled (F-E28). Call it before the first sheet is asked for.
 * @param origin scheme and host of static files
 */
export function fetchStylesHereToo(origin: string): void {
  const fetchHere = (sheet: HTMLLinkElement) => {
    const own = document.createElement('link');
    own.rel = 'stylesheet';
    own.setAttribute('blocking', 'render');
    own.href = sheet.href.slice(origin.length);
    // Whoever waits for the first learns of the second.
    for (const name of ['load', 'error'])
      own.addEventListener(name, () => sheet.dispatchEvent(new Event(name)));
    sheet.replaceWith(own);
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
