const positions = new Map<string, number>();

/** Remembers how far each visited entry of the history was scrolled, in CSS pixels. */
export function keepScrollPositions(historyKey: string): () => void {
  const remember = () => positions.set(historyKey, window.scrollY);
  window.addEventListener('scroll', remember, { passive: true });
  return () => window.removeEventListener('scroll', remember);
}

type PageShown = { readonly key: string; readonly hash: string; readonly isBackOrForward: boolean };

/**
 * Puts a page just navigated to in view: the named element, the place where it was left, or its
 * top, to which the window scrolls smoothly (spec section 2) unless motion is unwanted.
 */
export function showTop({ key, hash, isBackOrForward }: PageShown): void {
  const target = hash ? document.getElementById(idOf(hash)) : null;
  (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  if (isBackOrForward) {
    window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
  } else if (target) {
    target.scrollIntoView();
  } else {
    // The style sheet decides whether this is smooth (`scroll-behavior`, off under reduced motion).
    window.scrollTo({ top: 0 });
  }
}

/** The element id that a hash names. A hash that is not well encoded names itself. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
