import styles from './tag-row.module.css';

type TagRowProps = {
  /** The slot in a template. */
  readonly slot: string;
  /** `{count}` is the number of tags that are not shown. Example: `+{count} more`. */
  readonly moreLabel: string;
  /** On the same button, while all tags are shown. */
  readonly fewerLabel: string;
};

/**
 * A row of tags of an answer, as built: one tag without text. `follow-tags.ts` fills it with as many as fit in one row,
 * and a button with the count of the others, which shows them (R9.12).
 */
export const TagRow = ({ slot, moreLabel, fewerLabel }: TagRowProps) => (
  <ul className={`line ${styles.row}`} role="list" data-fill={slot}>
    <li className={styles.tag}>
      <bdi />
    </li>
    <li className={styles.more}>
      <button type="button" aria-expanded="false" data-more={moreLabel} data-fewer={fewerLabel} />
    </li>
  </ul>
);
