import { placeOf, returnedKey, routeReturns, savePlaces, showEntry } from './places.ts';

/**
 * Navigates, and turns off the browser's scroll restoration between the two pages: on a return it would scroll the old
 * page, in Firefox smoothly. After a load the browser restores the position.
 */
export function leaveScrollToUs(go: () => void | Promise<void>): void | Promise<void> {
  savePlaces();
  history.scrollRestoration = 'manual';
  const gone = go();
  history.scrollRestoration = 'manual';
  return gone;
}

type PageShown = { readonly key: string; readonly hash: string; readonly isBackOrForward: boolean };

/** Scrolls a new page to the element of the hash, to its stored position, or to the top (R2.8). */
export function showTop({ key, hash, isBackOrForward }: PageShown): void {
  const target = hash ? document.getElementById(idOf(hash)) : null;
  showEntry(key);
  (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  if (isBackOrForward) showPlace(key);
  else if (target) target.scrollIntoView();
  // Smooth by style (`scroll-behavior`), unless motion is reduced.
  else window.scrollTo({ top: 0 });
}

/** Restores the scroll position of an entry. */
export function showPlace(key: string): void {
  showEntry(key);
  const place = { top: placeOf(key), behavior: 'instant' } as const;
  window.scrollTo(place);
  // A smooth scroll that this interrupts still makes its last step in the next frame.
  requestAnimationFrame(() => window.scrollTo(place));
}

/** The element id that a hash names. A hash that is not well encoded names itself. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function closeWhatIsOpen(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open:not([popover=manual])'))
    popover.hidePopover();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-sticks] details'))
    menu.open = false;
}

/**
 * Handles history returns, and must be called before the router listens. Hides jumps within the page from the router:
 * its update would reach islands that are not hydrated, and React would drop their markup.
 * @param routedAddress path and query of the router's last navigation, which may be pending
 * @param onRouted gets the path of each return that the router handles
 */
export function watchReturns(
  routedAddress: { current: string },
  onRouted: (path: string) => void,
): () => void {
  const stopRouting = routeReturns();
  const onReturn = (event: PopStateEvent) => {
    closeWhatIsOpen();
    const address = location.pathname + location.search;
    if (address === routedAddress.current) {
      event.stopImmediatePropagation();
      const key = returnedKey();
      if (key && history.scrollRestoration === 'manual') showPlace(key);
      else if (key) showEntry(key);
    } else {
      routedAddress.current = address;
      onRouted(location.pathname);
    }
  };
  window.addEventListener('popstate', onReturn);
  return () => {
    stopRouting();
    window.removeEventListener('popstate', onReturn);
  };
}
