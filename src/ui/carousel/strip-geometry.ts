/** Distance from the start of one item to the start of the next, in CSS pixels; 0 with a single item. */
function pitchOf(strip: HTMLElement): number {
  const [first, second] = strip.querySelectorAll<HTMLElement>(':scope > ul > li');
  if (!first || !second) return 0;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}

const furthestPx = (strip: HTMLElement) => strip.scrollWidth - strip.clientWidth;

/**
 * The item at the start of a scrolled strip.
 * @param last reported at the very end, where a fraction of an item may be out of view
 */
export function scrolledIndex(strip: HTMLElement, last: number): number {
  const pitchPx = pitchOf(strip);
  const distancePx = Math.abs(strip.scrollLeft);
  if (pitchPx === 0 || distancePx === 0) return 0;
  if (distancePx >= furthestPx(strip) - 1) return last;
  return Math.min(last, Math.round(distancePx / pitchPx));
}

/** `scrollLeft` that brings an item to the start; negative in right-to-left text. */
export function offsetOf(strip: HTMLElement, index: number): number {
  const distancePx = Math.min(index * pitchOf(strip), furthestPx(strip));
  return strip.matches(':dir(rtl)') ? -distancePx : distancePx;
}
