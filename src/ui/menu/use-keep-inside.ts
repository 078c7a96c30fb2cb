import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

/**
 * Keeps focus and screen reader inside an open popover, and returns the focus to its button.
 * @returns the listeners for the popover
 */
export function useKeepInside(trigger: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const release = useRef(() => {});

  useEffect(() => {
    const opener = trigger.current;
    if (!opener || !panel.current) return undefined;
    // It may have been opened before hydration.
    if (panel.current.matches(':popover-open')) release.current = isolate(panel.current);
    // A window that became wide hides the button, and must not keep its panel open.
    const sizes = new ResizeObserver(() => opener.checkVisibility() || panel.current?.hidePopover());
    sizes.observe(opener);
    return () => {
      sizes.disconnect();
      release.current();
    };
  }, [trigger, panel]);

  return {
    // Before the change: the browser returns the focus as it closes, but not to an inert button.
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      release.current();
      release.current = event.newState === 'open' ? isolate(event.currentTarget) : () => {};
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      // React bubbles the event of a `<details>` inside.
      if (event.target !== event.currentTarget) return;
      if (event.newState === 'open') event.currentTarget.querySelector<HTMLElement>('button')?.focus();
      else if (document.activeElement === document.body) trigger.current?.focus();
    },
  };
}

/** Makes everything outside an element inert, as a modal dialog does. Returns the function that undoes it. */
function isolate(element: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      madeInert.push(sibling);
    }
    if (inner === document.body) break;
  }
  return () => {
    for (const sibling of madeInert.splice(0)) sibling.inert = false;
  };
}
