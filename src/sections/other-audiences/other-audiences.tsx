import { audienceIds, href, type RouteId, rowOf } from '#src/routes.ts';
import styles from './other-audiences.module.css';

type Props = {
  readonly label: string;
  /** Pages that the visitor is on or has just been shown. */
  readonly except: readonly RouteId[];
};

/** One line of links to the pages of all other audiences, so that each can be found from body copy. */
export const OtherAudiences = ({ label, except }: Props) => (
  <div className={styles.others}>
    <h3 className={styles.label}>{label}</h3>
    <ul className={styles.links} role="list">
      {audienceIds
        .filter((id) => !except.includes(id))
        .map((id) => (
          <li key={id}>
            <a href={href(id)}>{rowOf(id).audience}</a>
          </li>
        ))}
    </ul>
  </div>
);
