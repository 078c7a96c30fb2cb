type Position = { readonly index: number; readonly visible: number; readonly count: number };

/** Which directions have more items (R4.4). */
export function openDirections({ index, visible, count }: Position) {
  return { previous: index > 0, next: index + visible < count };
}

/** The index after a step, which passes neither an end nor an unseen item. */
export function indexAfterStep({ index, visible, count }: Position, step: number): number {
  const stride = Math.min(Math.abs(step), Math.max(1, Math.floor(visible)));
  return clampIndex(index + Math.sign(step) * stride, visible, count);
}

/** The last index is the first one that brings the last item into view. */
export function clampIndex(index: number, visible: number, count: number): number {
  return Math.max(0, Math.min(index, Math.ceil(count - visible)));
}

const MAX_RENDERED_WHOLE = 24;

/** Items rendered on either side of those in view: two steps of a wide strip. */
const OVERSCAN = 8;

/** The range moves by whole steps, so that a moving strip does not render at every item. */
const RANGE_STEP = 4;

/** The items to render, `end` not included. The style sheet keeps the width of the others (F-A14). */
export function renderedRange(index: number, count: number) {
  if (count <= MAX_RENDERED_WHOLE) return { start: 0, end: count };
  const step = Math.floor(index / RANGE_STEP) * RANGE_STEP;
  return { start: Math.max(0, step - OVERSCAN), end: Math.min(count, step + 2 * RANGE_STEP + OVERSCAN) };
}
