import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { clampIndex, renderedRange } from './carousel-rules.ts';

// The built page has no width. Arrows matter in wide windows.
const VISIBLE_IN_BUILT_PAGE = 4;

/** Keeps a scrolling strip and its index in sync, whatever moves it: a button, a key, a finger, a resize. */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  /** Items in view at this window width; may be a fraction. */
  const [visible, setVisible] = useState(VISIBLE_IN_BUILT_PAGE);
  const movement = useRef<AbortController>(undefined);

  const rendered = renderedRange(index, count);

  const setPosition = (next: number) => {
    const place = focusedPlace(strip.current);
    const { start, end } = renderedRange(next, count);
    // An item that is no longer rendered must not lose the focus to the page.
    if (place !== undefined && (rendered.start + place < start || rendered.start + place >= end)) {
      strip.current?.focus({ preventScroll: true });
    }
    setIndex(next);
  };
  const endMovement = () => {
    movement.current?.abort();
    movement.current = undefined;
  };
  const readScroll = useEffectEvent((element: HTMLElement) => {
    const inView = visibleCount(element);
    setVisible(inView);
    if (!movement.current) setPosition(scrolledIndex(element, clampIndex(count, inView, count)));
  });
  const holdIndex = useEffectEvent((element: HTMLElement) => {
    endMovement();
    element.scrollLeft = offsetOf(element, index);
    readScroll(element);
  });

  useLayoutEffect(() => {
    strip.current?.style.setProperty('--before', String(rendered.start));
    strip.current?.style.setProperty('--behind', String(count - rendered.end));
  }, [strip, rendered.start, rendered.end, count]);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    // It may have been scrolled before hydration.
    readScroll(element);
    element.addEventListener('scroll', () => readScroll(element), { passive: true, signal });
    for (const handling of ['pointerdown', 'wheel']) {
      element.addEventListener(handling, endMovement, { passive: true, signal });
    }
    let widthPx = element.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth !== widthPx) holdIndex(element);
      widthPx = element.clientWidth;
    });
    sizes.observe(element);
    signal.addEventListener('abort', () => sizes.disconnect());
    return () => stopped.abort();
  }, [strip]);

  const moveTo = (wanted: number) => {
    const element = strip.current;
    if (!element) return;
    const next = clampIndex(wanted, visible, count);
    setPosition(next);
    endMovement();
    const started = new AbortController();
    movement.current = started;
    glide(element, offsetOf(element, next), started.signal, endMovement);
  };
  return { index, visible, rendered, moveTo };
}

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

function focusedPlace(strip: HTMLElement | null): number | undefined {
  const index = [...(strip?.querySelectorAll(':scope > ul > li') ?? [])].findIndex((item) =>
    item.contains(document.activeElement),
  );
  return index < 0 ? undefined : index;
}
