/** Shows in `host` what stands in an element of another document, which keeps it. */
export const showCopy = (from: Element | null, host: Element | null): void =>
  host?.replaceChildren(...(from ? document.importNode(from, true).childNodes : []));
