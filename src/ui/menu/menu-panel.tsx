import type { ReactNode } from 'react';

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

/** A `popover`, which works without script. `follow-menus.ts` keeps focus and reader inside it. */
export const MenuPanel = ({ id, title, openLabel, closeLabel, groups, children }: MenuPanelProps) => (
  <>
    <button type="button" className={`iconButton ${styles.button}`} popoverTarget={id} aria-label={openLabel}>
      <span className={styles.sign} />
    </button>
    <div
      id={id}
      className={styles.panel}
      popover="auto"
      role="dialog"
      aria-label={title}
      data-locks-scroll=""
      data-menu=""
    >
      <div className={`line ${styles.head}`}>
        <p className="note">{title}</p>
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
          <summary className={`line subheading ${styles.groupLabel}`}>
            {group.label}
            <Icon name="chevron-down" />
          </summary>
          <MenuLinks items={group.items} density="compact" />
        </details>
      ))}
      {children && <div className={`oneColumn stack4 ${styles.foot}`}>{children}</div>}
    </div>
  </>
);
