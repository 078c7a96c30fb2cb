import { useEffect } from 'react';

/** Modal dialogs in the order in which they were opened. */
function updateModals(known: HTMLDialogElement[]): HTMLDialogElement[] {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  return [
    ...known.filter((dialog) => open.includes(dialog)),
    ...open.filter((dialog) => !known.includes(dialog)),
  ];
}

/**
 * Puts the region above everything on the page. A modal dialog makes all that is outside it inert, also
 * what is painted above it, so while one is open the region lives in the topmost of them.
 */
function raise(region: HTMLElement, topmost: HTMLDialogElement | undefined): void {
  const home = (topmost && document.getElementById(`${topmost.id}-toasts`)) ?? topmost ?? document.body;
  if (region.parentElement !== home) home.append(region);
  region.togglePopover(true);
}

/**
 * Keeps the region above everything: it follows every modal dialog that opens or closes, and finds back to the
 * page when `revision` changes after its dialog was torn out.
 */
export function useTopLayer(region: HTMLElement | null, revision: unknown): void {
  useEffect(() => {
    if (!region) return;
    let modals: HTMLDialogElement[] = [];
    const follow = () => {
      modals = updateModals(modals);
      raise(region, modals.at(-1));
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      raise(region, undefined);
    };
  }, [region]);

  useEffect(() => {
    if (region && !region.isConnected) raise(region, updateModals([]).at(-1));
  }, [region, revision]);
}
