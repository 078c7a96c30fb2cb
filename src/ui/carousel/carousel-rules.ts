/** The two strips of spec section 9: logos 'featured in', and project cards. */
export type CarouselLayout = 'featured' | 'projects';

/**
 * Items in view by window width (spec section 9). The same figures stand in the style sheet, which
 * sets the widths before and without script; a test compares the two.
 */
export function visibleCount(layout: CarouselLayout, widthPx: number): number {
  if (widthPx > 800) return 4;
  if (layout === 'projects') return 1.06;
  if (widthPx > 700) return 2;
  // 459 counts like its neighbours: the other value was a slip of a breakpoint.
  return widthPx > 458 ? 1.6 : 1.3;
}

type Position = { readonly index: number; readonly visible: number; readonly count: number };

/** Which directions have more items (spec section 4). */
export function openDirections({ index, visible, count }: Position) {
  return { previous: index > 0, next: index + visible < count };
}

/** The index a step leads to: never past either end, and never past an item nobody has seen. */
export function indexAfterStep({ index, visible, count }: Position, step: number): number {
  const stride = Math.min(Math.abs(step), Math.max(1, Math.floor(visible)));
  return clampIndex(index + Math.sign(step) * stride, visible, count);
}

/** The last index is the first one that brings the last item into view. */
export function clampIndex(index: number, visible: number, count: number): number {
  return Math.max(0, Math.min(index, Math.ceil(count - visible)));
}
