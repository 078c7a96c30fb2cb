/** May be one beyond an end: callers wrap or stop. */
export function indexAfterKey(key: string, current: number, count: number, isRightToLeft = false) {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return current + 1;
  if (key === backward) return current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
