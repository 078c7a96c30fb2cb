/**
 * The link of a menu that a key leads to. ArrowDown on the trigger enters, ArrowUp from the first
 * link stays there; Tab is the browser's. `undefined` for a key that does not move.
 */
export function linkAfterKey<Link>(key: string, links: readonly Link[], focused: unknown, isOpen: boolean) {
  const current = links.findIndex((link) => link === focused);
  if (key === 'ArrowDown') return links[Math.min(current + 1, links.length - 1)];
  if (!isOpen) return undefined;
  if (key === 'ArrowUp') return links[Math.max(current - 1, 0)];
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return undefined;
}
