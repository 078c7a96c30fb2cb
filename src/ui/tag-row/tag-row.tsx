import { useRef } from 'react';

import styles from './tag-row.module.css';
import { useFittingCount } from './use-fitting-count.ts';

// A tag has 16 px of padding and a gap of 12: no card is wide enough for more.
const MAX_TAGS = 20;

type TagRowProps = {
  readonly tags: readonly string[];
  /** Where `{count}` stands for the tags that are not shown. Example: `+{count} more`. */
  readonly moreLabel: string;
};

/** Tags in a single row, as many as fit, and a count of the others (R9.12). */
export function TagRow({ tags, moreLabel }: TagRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const count = useFittingCount(row, tags) ?? tags.length;
  if (tags.length === 0) return null;
  const candidates = tags.slice(0, MAX_TAGS);
  const rest = tags.length - count;
  // While nothing is hidden it is measured with the longest count there may be.
  const more = moreLabel.replace('{count}', String(rest || tags.length));
  return (
    <ul ref={row} className={styles.row} role="list">
      {candidates.map((tag, index) => (
        <li key={tag} className={styles.tag} data-hidden={index >= count || undefined}>
          <bdi>{tag}</bdi>
        </li>
      ))}
      <li className={styles.more} data-hidden={rest === 0 || undefined}>
        <span>{more}</span>
      </li>
    </ul>
  );
}
