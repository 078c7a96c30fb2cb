import { useEffect, useState } from 'react';

/** Modal dialogs in the order in which they were opened. */
function updateModals(known: HTMLDialogElement[]): HTMLDialogElement[] {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  return [
    ...known.filter((dialog) => open.includes(dialog)),
    ...open.filter((dialog) => !known.includes(dialog)),
  ];
}

/**
 * Puts the host above everything on the page. A modal dialog makes all that is outside it inert, also
 * what is painted above it, so while one is open the host lives in the topmost of them.
 */
function raise(host: HTMLElement, topmost: HTMLDialogElement | undefined): void {
  const home = (topmost && document.getElementById(`${topmost.id}-toasts`)) ?? topmost ?? document.body;
  if (host.parentElement !== home) home.append(host);
  if (!host.matches(':popover-open')) host.showPopover();
}

/**
 * An element of the top layer to render into, `null` until hydrated. It follows every modal dialog that
 * opens or closes, and finds back to the page when `revision` changes after its dialog was torn out.
 */
export function useTopLayerHost(className: string, revision: unknown): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    element.className = className;
    element.popover = 'manual';
    let modals: HTMLDialogElement[] = [];
    const follow = () => {
      modals = updateModals(modals);
      raise(element, modals.at(-1));
    };
    follow();
    setHost(element);
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [className]);

  useEffect(() => {
    if (host && !host.isConnected) raise(host, updateModals([]).at(-1));
  }, [host, revision]);

  return host;
}
