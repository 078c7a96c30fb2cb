const CLOSED = '[data-accordion] details:not([open])';

function addressedId(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    // A stray percent sign is allowed in an address.
    return hash;
  }
}

/** Opens the item that the address names, or the one that contains the named element. */
function openAddressed(): void {
  const target = document.getElementById(addressedId());
  const item = target?.closest<HTMLDetailsElement>(CLOSED);
  if (!target || !item) return;
  item.open = true;
  // The browser scrolled to the item, but could not scroll to a hidden element in it.
  if (target !== item) target.scrollIntoView();
}

/** Opens items by address. */
export function followAccordions(): void {
  openAddressed();
  addEventListener('hashchange', openAddressed);
}
