function readAddressedId(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    // A stray percent sign is a legal address: take it as it stands.
    return hash;
  }
}

/** Opens the item that the address names, or the one around the element that it names. */
export function openNamedItem(root: HTMLElement): void {
  const target = document.getElementById(readAddressedId());
  const item = target?.closest('details');
  if (!target || !item || !root.contains(item) || item.open) return;
  item.open = true;
  // The browser has already gone to the item itself; what was hidden in it had no place to go to.
  if (target !== item) target.scrollIntoView();
}

/** Opens closed items while the page is printed. Returns the way to stop. */
export function expandForPrint(root: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const item of opened) item.open = true;
  };
  const restore = () => {
    for (const item of opened.splice(0)) item.open = false;
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', restore);
  };
}
