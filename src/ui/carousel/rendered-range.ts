/** A strip of this length is rendered whole. */
const SHORT = 24;

/** Items kept ready on either side of those in view: two steps of a wide strip. */
const READY = 8;

/** The range moves by whole steps, so that a strip on the move is not rendered anew at every item. */
const STEP = 4;

/**
 * The items that exist in the page while `index` is at the start of the view, `end` not included. However
 * long the strip, they stay a few; the style sheet keeps the room of the others.
 */
export function renderedRange(
  index: number,
  count: number,
): { readonly start: number; readonly end: number } {
  if (count <= SHORT) return { start: 0, end: count };
  const step = Math.floor(index / STEP) * STEP;
  return { start: Math.max(0, step - READY), end: Math.min(count, step + 2 * STEP + READY) };
}
