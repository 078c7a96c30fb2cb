import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { ToastEntry } from './toast-entry.ts';

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether toasts wait: while the pointer or the focus is among them, and while nobody can see the page. */
export function usePause(region: RefObject<HTMLElement | null>, toasts: readonly ToastEntry[]) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );

  // A toast that is removed under the pointer or with the focus does not always say that it was left.
  useEffect(() => {
    if (toasts.length === 0) setHovered(false);
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region, toasts]);

  return {
    isPaused: isHovered || isFocused || isHidden,
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
