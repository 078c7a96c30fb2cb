const NOTE_MS = 2500;

/**
 * Copies the address that a link to its own place leads to, and shows beside it for a while that it
 * did. The link works as ever; where copying is not allowed nothing else happens.
 */
export async function copyAddress(link: HTMLAnchorElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return false;
  }
  link.dataset['copiedNow'] = '';
  setTimeout(() => delete link.dataset['copiedNow'], NOTE_MS);
  return true;
}
