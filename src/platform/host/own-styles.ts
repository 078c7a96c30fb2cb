const TIMEOUT_MS = 3000;

/**
 * Loads a style sheet from the page's host, which has the same files, when the host of static files fails or is slow
 * (F-E28). Call it before the first sheet is requested.
 */
export function fetchStylesHereToo(origin: string): void {
  const theirs = `link[rel=stylesheet][href^="${origin}/"]:not([disabled])`;
  const isTheirs = (node: unknown): node is HTMLLinkElement =>
    node instanceof HTMLLinkElement && node.isConnected && node.matches(theirs);
  const fetchHere = (sheet: HTMLLinkElement) => {
    sheet.setAttribute('blocking', 'render');
    // Reuse the element: six open requests of removed ones would block the host's scripts.
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
  // The parser and the bundler's loader add sheets.
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) limitWait(node);
  }).observe(document, { childList: true, subtree: true });
}
