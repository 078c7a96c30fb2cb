import { type MouseEvent, type ReactNode, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';

import { type MenuItem, MenuLinks } from './menu-links.tsx';
import styles from './menu-panel.module.css';

export type MenuGroup = {
  readonly label: string;
  readonly items: readonly MenuItem[];
};

type MenuPanelProps = {
  /** Unique on the page: the buttons find the panel by it. */
  readonly id: string;
  /** Name of the panel, shown at its head. */
  readonly title: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly groups: readonly MenuGroup[];
  readonly children?: ReactNode;
};

/** A `popover`, which works without script. Script keeps focus and reader inside it. */
export function MenuPanel({ id, title, openLabel, closeLabel, groups, children }: MenuPanelProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const keepInside = useKeepInside(trigger, panel);

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={`iconButton ${styles.button}`}
        popoverTarget={id}
        aria-label={openLabel}
      >
        <Icon name="menu" size="medium" />
      </button>
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-label={title}
        data-locks-scroll=""
        {...keepInside}
        onClick={onClick}
      >
        <div className={styles.head}>
          <p className={styles.title}>{title}</p>
          <button
            type="button"
            className={`iconButton ${styles.button}`}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <Icon name="close" size="medium" />
          </button>
        </div>
        {groups.map((group) => (
          <details key={group.label} className={styles.group}>
            <summary className={styles.groupLabel}>
              {group.label}
              <Icon name="chevron-down" />
            </summary>
            <MenuLinks items={group.items} density="compact" />
          </details>
        ))}
        {children && <div className={styles.foot}>{children}</div>}
      </div>
    </>
  );
}

/** Listeners of a popover that keep focus and screen reader inside it, and return the focus to its button. */
function useKeepInside(trigger: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
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
