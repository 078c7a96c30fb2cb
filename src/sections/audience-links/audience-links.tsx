import { labels } from '#content/labels.ts';
import { href, type RouteId, rowOf } from '#src/routes.ts';
import styles from './audience-links.module.css';

type Props = {
  readonly label: string;
  /** Pages for one audience each. */
  readonly ids: readonly RouteId[];
  /** Whether the FAQ stands behind them. */
  readonly withFaq?: boolean;
};

/** One line of links to the pages of further audiences. */
export const AudienceLinks = ({ label, ids, withFaq = false }: Props) => (
  <div className={styles.line}>
    <h3 className={styles.label}>{label}</h3>
    <ul className={styles.links} role="list">
      {ids.map((id) => (
        <li key={id}>
          <a href={href(id)}>{rowOf(id).audience}</a>
        </li>
      ))}
      {withFaq && (
        <li>
          <a href={href('faq')}>{labels.related.faq}</a>
        </li>
      )}
    </ul>
  </div>
);
