const positions = new Map<string, number>();

/** Remembers how far each visited entry of the history was scrolled, in CSS pixels. */
export function keepScrollPositions(historyKey: string): () => void {
  const remember = () => positions.set(historyKey, window.scrollY);
  window.addEventListener('scroll', remember, { passive: true });
  return () => window.removeEventListener('scroll', remember);
}

/**
 * Goes to another page, and keeps the browser from scrolling on a return between the two: it would move
 * the page still in view, and Firefox would glide there against us. What it loads afresh it scrolls itself.
 */
export function leaveScrollToUs(go: () => void | Promise<void>): void | Promise<void> {
  history.scrollRestoration = 'manual';
  const gone = go();
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', leaveScrollToBrowser);
  return gone;
}

const leaveScrollToBrowser = () => (history.scrollRestoration = 'auto');

type PageShown = { readonly key: string; readonly hash: string; readonly isBackOrForward: boolean };

/**
 * Puts a page just navigated to in view: the named element, the place where it was left, or its
 * top, to which the window scrolls smoothly (R2.8) unless motion is unwanted.
 */
export function showTop({ key, hash, isBackOrForward }: PageShown): void {
  const target = hash ? document.getElementById(idOf(hash)) : null;
  (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  if (isBackOrForward) {
    const place = { top: positions.get(key) ?? 0, behavior: 'instant' } as const;
    window.scrollTo(place);
    // A glide that the return has broken off still adds its last step, in the frame that comes.
    requestAnimationFrame(() => window.scrollTo(place));
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

/**
 * Handles history returns before the router, when called before it listens.
 * A jump within the page is hidden from the router: its update would reach dormant islands, and React
 * would drop their markup.
 * @param routedAddress path and query of the router's last navigation, whose page may still be loading
 * @param onRouted gets the path of each return that the router handles
 */
export function watchReturns(
  routedAddress: { current: string },
  onRouted: (path: string) => void,
): () => void {
  const onReturn = (event: PopStateEvent) => {
    const address = location.pathname + location.search;
    if (address === routedAddress.current) {
      event.stopImmediatePropagation();
      if (history.scrollRestoration === 'manual')
        document.getElementById(idOf(location.hash))?.scrollIntoView();
    } else {
      routedAddress.current = address;
      onRouted(location.pathname);
    }
  };
  window.addEventListener('popstate', onReturn);
  return () => window.removeEventListener('popstate', onReturn);
}
