import { href, type RouteId } from '#src/routes.ts';
import { labelOf } from '#src/sections/menus/menus.ts';
import styles from './page-links.module.css';

type Props = {
  readonly label: string;
  /** Pages of a menu; the links use its labels. */
  readonly ids: readonly RouteId[];
};

/** A row of links to other pages. */
export const PageLinks = ({ label, ids }: Props) => (
  <div className={`row ${styles.line}`}>
    <h3 className={`label ${styles.label}`}>{label}</h3>
    <ul className={`row ${styles.links}`} role="list">
      {ids.map((id) => (
        <li key={id}>
          <a href={href(id)}>{labelOf(id)}</a>
        </li>
      ))}
    </ul>
  </div>
);
