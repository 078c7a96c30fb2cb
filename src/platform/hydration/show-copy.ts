/**
 * Shows in `host` what stands in an element of another document, which keeps it. Its style came with the page's code.
 */
export function showCopy(from: Element | null, host: Element | null): void {
  const copy = from && document.importNode(from, true);
  for (const link of copy?.querySelectorAll('link') ?? []) link.remove();
  host?.replaceChildren(...(copy?.childNodes ?? []));
}
