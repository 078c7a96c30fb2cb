/** The step that a key leads to, or `undefined` for a key that does not move. A process ends: it is no ring. */
export function nextStepIndex(key: string, current: number, count: number, isRightToLeft = false) {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(current + 1, count - 1);
  if (key === backward) return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
