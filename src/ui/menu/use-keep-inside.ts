import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

import { isolate } from './isolate.ts';

/**
 * Keeps focus and reader inside an open popover, and brings the focus back to its button after.
 * @returns the listeners for the popover
 */
export function useKeepInside(trigger: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const release = useRef(() => {});

  useEffect(() => {
    const opener = trigger.current;
    if (!opener || !panel.current) return undefined;
    // It may have been opened before the script came.
    if (panel.current.matches(':popover-open')) release.current = isolate(panel.current);
    // A window that became wide hides the button; its panel must not stay behind, holding the page.
    const sizes = new ResizeObserver(() => opener.checkVisibility() || panel.current?.hidePopover());
    sizes.observe(opener);
    return () => {
      sizes.disconnect();
      release.current();
    };
  }, [trigger, panel]);

  return {
    // Before the change, because the browser returns the focus as it closes, and cannot to an inert button.
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      release.current();
      release.current = event.newState === 'open' ? isolate(event.currentTarget) : () => {};
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      // React lets the event of a group inside come up to here, which has no say in where the focus goes.
      if (event.target !== event.currentTarget) return;
      if (event.newState === 'open') event.currentTarget.querySelector<HTMLElement>('button')?.focus();
      else if (document.activeElement === document.body) trigger.current?.focus();
    },
  };
}
