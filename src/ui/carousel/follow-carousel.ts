import { indexAfterKey } from '#src/lib/index-after-key.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { partOf } from '#src/ui/template/fill-template.ts';
import { clampIndex, indexAfterStep, openDirections, renderedRange } from './carousel-rules.ts';

/**
 * Keeps a strip and its index in sync, whatever moves it: a button, a key, a finger, a resize.
 * @param draw gives the `li` of an item
 * @returns a function that shows items, from the first one on
 */
export function followCarousel<Item>(
  carousel: HTMLElement,
  draw: (item: Item, index: number) => HTMLElement,
): (items: readonly Item[]) => void {
  const strip = partOf(carousel, ':scope > [role=group]');
  const arrows = [...carousel.querySelectorAll<HTMLElement>(':scope > [data-stride]')];
  let index = 0;
  let items: readonly Item[] = [];
  let drawItems = followItems(strip, draw, items);
  let movement: AbortController | undefined;

  const position = () => ({ index, visible: visibleCount(strip), count: items.length });

  const settle = () => {
    drawItems(index);
    const isOpen = openDirections(position());
    for (const arrow of arrows) arrow.hidden = !isOpen[directionOf(arrow)];
  };
  const endMovement = () => {
    movement?.abort();
    movement = undefined;
  };
  const lastIndex = () => clampIndex(items.length, visibleCount(strip), items.length);
  const readScroll = () => {
    if (!movement) index = scrolledIndex(strip, lastIndex());
    settle();
  };
  const moveTo = (wanted: number) => {
    index = Math.max(0, Math.min(wanted, lastIndex()));
    settle();
    endMovement();
    movement = new AbortController();
    glide(strip, offsetOf(strip, index), movement.signal, endMovement);
  };

  for (const arrow of arrows)
    arrow.addEventListener('click', () => {
      const next = indexAfterStep(position(), Number(arrow.dataset['stride']));
      // An arrow that is hidden at an end must not lose the focus to the page.
      if (!openDirections({ ...position(), index: next })[directionOf(arrow)])
        strip.focus({ preventScroll: true });
      moveTo(next);
    });
  strip.addEventListener('keydown', (event) => {
    const wanted = indexAfterKey(event.key, index, items.length, strip.matches(':dir(rtl)'));
    if (wanted === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    moveTo(wanted);
  });
  strip.addEventListener('scroll', readScroll, { passive: true });
  for (const handling of ['pointerdown', 'wheel'])
    strip.addEventListener(handling, endMovement, { passive: true });
  let widthPx = strip.clientWidth;
  new ResizeObserver(() => {
    if (strip.clientWidth === widthPx) return;
    widthPx = strip.clientWidth;
    endMovement();
    strip.scrollLeft = offsetOf(strip, index);
    readScroll();
  }).observe(strip);

  return (shown) => {
    endMovement();
    [index, items, drawItems] = [0, shown, followItems(strip, draw, shown)];
    // A strip with one item has nothing to move to.
    if (items.length > 1) strip.tabIndex = 0;
    else strip.removeAttribute('tabindex');
    settle();
    strip.scrollLeft = 0;
  };
}

/**
 * Empties the row of a strip, and fills it with the items around the view alone.
 * @returns a function that does so for the index of the first item in view
 */
function followItems<Item>(
  strip: HTMLElement,
  draw: (item: Item, index: number) => HTMLElement,
  items: readonly Item[],
): (index: number) => void {
  const row = partOf(strip, 'ul');
  row.replaceChildren();
  let drawn = new Map<number, HTMLElement>();
  return (first) => {
    const { start, end } = renderedRange(first, items.length);
    const next = new Map<number, HTMLElement>();
    for (const [offset, item] of items.slice(start, end).entries()) {
      const index = start + offset;
      next.set(index, drawn.get(index) ?? draw(item, index));
    }
    for (const [index, element] of drawn) {
      if (next.has(index)) continue;
      // An item that goes must not lose the focus to the page.
      if (element.contains(document.activeElement)) strip.focus({ preventScroll: true });
      element.remove();
    }
    // Items that stay are not moved: they would lose the focus.
    let after: HTMLElement | undefined;
    for (const [index, element] of [...next].toReversed()) {
      if (!element.isConnected && after) after.before(element);
      else if (!element.isConnected) row.append(element);
      after = element;
      if (next.size === items.length) continue;
      element.setAttribute('aria-posinset', `${index + 1}`);
      element.setAttribute('aria-setsize', `${items.length}`);
    }
    drawn = next;
    strip.style.setProperty('--before', `${start}`);
    strip.style.setProperty('--behind', `${items.length - end}`);
  };
}

const directionOf = (arrow: HTMLElement) => (Number(arrow.dataset['stride']) > 0 ? 'next' : 'previous');

/** Duration of one step (R9.10). A smooth scroll of the browser has no duration to choose. */
const GLIDE_MS = 500;

const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Marks the strip `data-gliding` meanwhile, because snapping would interfere with every frame. */
function glide(strip: HTMLElement, toPx: number, signal: AbortSignal, onArrival: () => void): void {
  const arrive = () => {
    strip.scrollLeft = toPx;
    delete strip.dataset['gliding'];
    onArrival();
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return arrive();

  const fromPx = strip.scrollLeft;
  strip.dataset['gliding'] = '';
  signal.addEventListener('abort', () => delete strip.dataset['gliding']);
  let startMs: number | undefined;
  const advance = (nowMs: number) => {
    if (signal.aborted) return;
    startMs ??= nowMs;
    const part = (nowMs - startMs) / GLIDE_MS;
    if (part >= 1) return arrive();
    strip.scrollLeft = fromPx + (toPx - fromPx) * easeInOut(part);
    requestAnimationFrame(advance);
  };
  requestAnimationFrame(advance);
}

/** Distance between the starts of two items, in CSS pixels. Computed: rounding would add up over 10,000 items. */
function pitchOf(strip: HTMLElement): number {
  const row = strip.querySelector<HTMLElement>(':scope > ul');
  if (!row || row.childElementCount < 2) return 0;
  const gapPx = Number.parseFloat(getComputedStyle(row).columnGap);
  return (row.getBoundingClientRect().width + gapPx) / visibleCount(strip);
}

const visibleCount = (strip: HTMLElement): number =>
  Number(getComputedStyle(strip).getPropertyValue('--visible'));

const maxScrollPx = (strip: HTMLElement) => strip.scrollWidth - strip.clientWidth;

/** @param last reported at the very end, where a fraction of an item may be out of view */
function scrolledIndex(strip: HTMLElement, last: number): number {
  const pitchPx = pitchOf(strip);
  const distancePx = Math.abs(strip.scrollLeft);
  if (pitchPx === 0 || distancePx === 0) return 0;
  if (distancePx >= maxScrollPx(strip) - 1) return last;
  return Math.min(last, Math.round(distancePx / pitchPx));
}

/** `scrollLeft` that brings an item to the start; negative in right-to-left text. */
function offsetOf(strip: HTMLElement, index: number): number {
  const distancePx = Math.min(index * pitchOf(strip), maxScrollPx(strip));
  return strip.matches(':dir(rtl)') ? -distancePx : distancePx;
}
