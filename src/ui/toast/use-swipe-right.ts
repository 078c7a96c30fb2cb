import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** How far a swipe goes before it dismisses (R9.8). */
const swipeThresholdPx = 50;

// Below it a press is a press: the button inside must still be clicked by an unsteady hand.
const slackPx = 6;

/** Pointer handlers that move an element with the finger (`--swipe`) and tell of a swipe to the right. */
export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null);

  const letGo = (element: HTMLElement) => {
    startX.current = null;
    element.style.removeProperty('--swipe');
    element.removeAttribute('data-swiping');
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const distance = event.clientX - startX.current;
      const element = event.currentTarget;
      if (Math.abs(distance) < slackPx && !element.hasPointerCapture(event.pointerId)) return;
      // Captured only now: an earlier capture would take the click from the button inside.
      element.setPointerCapture(event.pointerId);
      element.setAttribute('data-swiping', '');
      element.style.setProperty('--swipe', `${Math.max(0, distance)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const distance = event.clientX - startX.current;
      letGo(event.currentTarget);
      if (distance >= swipeThresholdPx) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event.currentTarget),
  };
}
