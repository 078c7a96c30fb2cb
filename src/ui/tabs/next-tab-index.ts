/**
 * The tab that a key leads to (WAI-ARIA Authoring Practices, tabs); the row is a ring.
 * `undefined` for a key that does not move.
 */
export function nextTabIndex(key: string, current: number, count: number, isRightToLeft = false) {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
