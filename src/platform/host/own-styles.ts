/** How long another host may take for a style sheet, for which a page waits. */
const TIMEOUT_MS = 3000;

/**
 * Takes a style sheet from the page's own host, which has the same files, where the host of static files fails
 * or is slow: a page is never half styled (F-E28). Call it before the first sheet is asked for.
 * @param origin scheme and host of static files
 */
export function fetchStylesHereToo(origin: string): void {
  const theirs = `link[rel=stylesheet][href^="${origin}/"]:not([disabled])`;
  const isTheirs = (node: unknown): node is HTMLLinkElement =>
    node instanceof HTMLLinkElement && node.isConnected && node.matches(theirs);
  const fetchHere = (sheet: HTMLLinkElement) => {
    sheet.setAttribute('blocking', 'render');
    // The same element: a new one would leave the old request open, and six of those block the host's scripts.
    sheet.href = sheet.href.slice(origin.length);
  };
  const limitWait = (node: Node) => {
    if (isTheirs(node)) setTimeout(() => isTheirs(node) && !node.sheet && fetchHere(node), TIMEOUT_MS);
  };
  addEventListener(
    'error',
    (event) => {
      if (!isTheirs(event.target)) return;
      event.stopImmediatePropagation();
      fetchHere(event.target);
    },
    true,
  );
  // The parser adds sheets, and so does the bundler's loader on each page that a visitor goes on to.
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) limitWait(node);
  }).observe(document, { childList: true, subtree: true });
}
