import { Icon } from '#src/ui/icon/icon.tsx';

import { type MenuItem, MenuLinks } from './menu-links.tsx';
import styles from './menu.module.css';

type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Less prominent links in a row below the others. */
  readonly more?: { readonly label: string; readonly items: readonly MenuItem[] } | undefined;
  /** Menus of one group close each other; the browser does that. */
  readonly group: string;
};

/** Works without script. `follow-menus.ts` closes it, and answers the arrow keys. */
export const Menu = ({ label, items, more, group }: MenuProps) => (
  <details className={styles.menu} name={group} data-menu="">
    <summary className={`line label ${styles.trigger}`}>
      {label}
      <Icon name="chevron-down" />
    </summary>
    <div className={`card ${styles.panel}`}>
      <MenuLinks items={items} density="roomy" />
      {more && (
        <div className={styles.more}>
          <p>{more.label}</p>
          <ul role="list">
            {more.items.map((item) => (
              <li key={item.href}>
                <a className="tapTarget" href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  </details>
);
