import { href, type RouteId } from '#src/routes.ts';
import { labelOf } from '#src/sections/menus/menus.ts';
import styles from './page-links.module.css';

type Props = {
  readonly label: string;
  /** Pages that stand in a menu, which gives them their names. */
  readonly ids: readonly RouteId[];
};

/** One line of links to further pages. */
export const PageLinks = ({ label, ids }: Props) => (
  <div className={styles.line}>
    <h3 className={styles.label}>{label}</h3>
    <ul className={styles.links} role="list">
      {ids.map((id) => (
        <li key={id}>
          <a href={href(id)}>{labelOf(id)}</a>
        </li>
      ))}
    </ul>
  </div>
);
