import { type MouseEvent, type ReactNode, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';

import { type MenuItem, MenuLinks } from './menu-links.tsx';
import styles from './menu-panel.module.css';
import { useKeepInside } from './use-keep-inside.ts';

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
  /** What stands under the groups: actions, legal links, social profiles. */
  readonly children?: ReactNode;
};

/**
 * The menu of narrow windows: a button and a side panel over the page. As a `popover` it opens,
 * closes and returns the focus without script; script also keeps focus and reader inside it.
 */
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
