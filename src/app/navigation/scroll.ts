import { placeOf, returnedKey, routeReturns, savePlaces, showEntry } from './places.ts';

/**
 * Goes to another page, and keeps the browser from scrolling on a return between the two: it would move
 * the page still in view, and Firefox would glide there against us. What it loads afresh it scrolls itself.
 */
export function leaveScrollToUs(go: () => void | Promise<void>): void | Promise<void> {
  savePlaces();
  history.scrollRestoration = 'manual';
  const gone = go();
  history.scrollRestoration = 'manual';
  return gone;
}

type PageShown = { readonly key: string; readonly hash: string; readonly isBackOrForward: boolean };

/**
 * Puts a page just navigated to in view: the named element, the place where it was left, or its
 * top, to which the window scrolls smoothly (R2.8) unless motion is unwanted.
 */
export function showTop({ key, hash, isBackOrForward }: PageShown): void {
  const target = hash ? document.getElementById(idOf(hash)) : null;
  showEntry(key);
  (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  if (isBackOrForward) showPlace(key);
  else if (target) target.scrollIntoView();
  // The style sheet decides whether this is smooth (`scroll-behavior`, off under reduced motion).
  else window.scrollTo({ top: 0 });
}

/** Shows the page in view where it was left at this entry. */
export function showPlace(key: string): void {
  showEntry(key);
  const place = { top: placeOf(key), behavior: 'instant' } as const;
  window.scrollTo(place);
  // A glide that the return has broken off still adds its last step, in the frame that comes.
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

/** Closes menus, panels and dialogs: the page below them is about to change. */
function closeWhatIsOpen(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open:not([popover=manual])'))
    popover.hidePopover();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-sticks] details'))
    menu.open = false;
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
