import styles from './menu-links.module.css';

export type MenuItem = {
  readonly label: string;
  readonly href: string;
  readonly description?: string;
  readonly isCurrent?: boolean;
};

type MenuLinksProps = {
  readonly items: readonly MenuItem[];
  /** `compact` has names alone, for the side panel. */
  readonly density: 'roomy' | 'compact';
};

const MAX_COLUMN_LINKS = 4;

/** The list inside a menu: names with descriptions. */
export function MenuLinks({ items, density }: MenuLinksProps) {
  const isRoomy = density === 'roomy';
  return (
    <ul
      className={styles.list}
      role="list"
      data-density={density}
      data-columns={items.length > MAX_COLUMN_LINKS ? 2 : 1}
    >
      {items.map((item) => (
        <li key={item.href}>
          <a
            className={`plainLink ${styles.link}`}
            href={item.href}
            aria-current={item.isCurrent ? 'page' : undefined}
          >
            <span className={styles.label}>{item.label}</span>
            {isRoomy && item.description && (
              <span className={`fine ${styles.description}`}>{item.description}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
