/**
 * Distance from the start of one item to the start of the next, in CSS pixels; 0 with a single item. By the
 * rule of the style sheet: measured on items, which stand on fractions of a pixel, it would lead ten thousand
 * items astray.
 */
function pitchOf(strip: HTMLElement): number {
  const row = strip.querySelector<HTMLElement>(':scope > ul');
  if (!row || row.childElementCount < 2) return 0;
  const gapPx = Number.parseFloat(getComputedStyle(row).columnGap);
  return (row.getBoundingClientRect().width + gapPx) / visibleCount(strip);
}

/** Items in view at this window width, as the style sheet says; may be a fraction. */
export const visibleCount = (strip: HTMLElement): number =>
  Number(getComputedStyle(strip).getPropertyValue('--visible'));

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

/** Which of the rendered items has the focus in it, counted from 0. */
export function focusedPlace(strip: HTMLElement | null): number | undefined {
  const place = [...(strip?.querySelectorAll(':scope > ul > li') ?? [])].findIndex((item) =>
    item.contains(document.activeElement),
  );
  return place < 0 ? undefined : place;
}
