import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { clampIndex } from './carousel-rules.ts';
import { glide } from './glide.ts';
import { renderedRange } from './rendered-range.ts';
import { focusedPlace, offsetOf, scrolledIndex, visibleCount } from './strip-geometry.ts';

type Strip = {
  readonly index: number;
  /** Items in view at this window width; may be a fraction. */
  readonly visible: number;
  readonly rendered: ReturnType<typeof renderedRange>;
  readonly moveTo: (index: number) => void;
};

// The built page knows no width; the wide one is where arrows matter.
const VISIBLE_IN_BUILT_PAGE = 4;

/** Keeps a scrolling strip and its index in step, for any cause of movement: a button, a key, a finger, a resize. */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number): Strip {
  const [index, setIndex] = useState(0);
  const [visible, setVisible] = useState(VISIBLE_IN_BUILT_PAGE);
  const movement = useRef<AbortController>(undefined);

  const rendered = renderedRange(index, count);

  const keep = (next: number) => {
    const place = focusedPlace(strip.current);
    const { start, end } = renderedRange(next, count);
    // An item that is about to leave the page must not take the focus with it.
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
    if (!movement.current) keep(scrolledIndex(element, clampIndex(count, inView, count)));
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
    // A strip that was scrolled before the script came stays where it is.
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
    keep(next);
    endMovement();
    const started = new AbortController();
    movement.current = started;
    glide(element, offsetOf(element, next), started.signal, endMovement);
  };
  return { index, visible, rendered, moveTo };
}
