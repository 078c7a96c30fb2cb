/**
 * The place in a row that an arrow, Home or End leads to (WAI-ARIA Authoring Practices); `undefined` for any
 * other key. It may lie one beyond an end: a ring goes round there, a process stops.
 */
export function indexAfterKey(key: string, current: number, count: number, isRightToLeft = false) {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return current + 1;
  if (key === backward) return current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
