type Position = { readonly index: number; readonly visible: number; readonly count: number };

/** Which directions have more items (R4.4). */
export function openDirections({ index, visible, count }: Position) {
  return { previous: index > 0, next: index + visible < count };
}

/** The index a step leads to: never past either end, and never past an unseen item. */
export function indexAfterStep({ index, visible, count }: Position, step: number): number {
  const stride = Math.min(Math.abs(step), Math.max(1, Math.floor(visible)));
  return clampIndex(index + Math.sign(step) * stride, visible, count);
}

/** The last index is the first one that brings the last item into view. */
export function clampIndex(index: number, visible: number, count: number): number {
  return Math.max(0, Math.min(index, Math.ceil(count - visible)));
}
