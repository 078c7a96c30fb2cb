import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import styles from './tag-row.module.css';

/** Widths in CSS pixels (R9.12). The style sheet has the same gap. */
const GAP_PX = 12;
const RESERVED_FOR_MORE_PX = 55;

/** Padding (R9.12) and border of a tag, both sides. */
const TAG_FRAME_PX = 2 * (8 + 1);

// No card is wide enough for more: a tag has 16 px of padding and a gap of 12.
const MAX_TAGS = 20;

type TagRowProps = {
  readonly tags: readonly string[];
  /** `{count}` is the number of tags that are not shown. Example: `+{count} more`. */
  readonly moreLabel: string;
  /** On the same button, while all tags are shown. */
  readonly fewerLabel: string;
};

/** As many tags as fit in a single row, and a button with the count of the others, which shows them (R9.12). */
export function TagRow({ tags, moreLabel, fewerLabel }: TagRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const fitting = useFittingCount(row, tags) ?? tags.length;
  const count = isWhole ? tags.length : fitting;
  if (tags.length === 0) return null;
  const rest = tags.length - count;
  // While nothing is hidden, the longest possible count is measured.
  const more = moreLabel.replace('{count}', String(rest || tags.length));
  return (
    <ul ref={row} className={`line ${styles.row}`} role="list" data-whole={isWhole || undefined}>
      {tags.slice(0, isWhole ? undefined : MAX_TAGS).map((tag, index) => (
        <li key={tag} className={styles.tag} data-hidden={index >= count || undefined}>
          <bdi>{tag}</bdi>
        </li>
      ))}
      <li className={styles.more} data-hidden={(rest === 0 && !isWhole) || undefined}>
        <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? fewerLabel : more}
        </button>
      </li>
    </ul>
  );
}

/** Measured before the first paint, and again when the row or a font changes; `undefined` until then. */
function useFittingCount(row: RefObject<HTMLUListElement | null>, tags: readonly string[]) {
  const [count, setCount] = useState<number>();
  useLayoutEffect(() => {
    const element = row.current;
    const first = element?.firstElementChild;
    if (!element || !first) return undefined;
    const measure = () => {
      // The text is measured, since a clipped tag is narrower than its text.
      const widthsPx = [...element.children].map(
        ({ firstElementChild: text }) => (text?.getBoundingClientRect().width ?? 0) + TAG_FRAME_PX,
      );
      const moreWidthPx = (widthsPx.pop() ?? 0) - TAG_FRAME_PX;
      setCount(fittingCount({ widthsPx, moreWidthPx, roomPx: element.clientWidth, total: tags.length }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(first);
    return () => sizes.disconnect();
  }, [row, tags]);
  return count;
}

type Row = {
  /** Of the first tags, as many as were measured. */
  readonly widthsPx: readonly number[];
  readonly roomPx: number;
  /** All tags, including those that were not measured. */
  readonly total: number;
  /** Of the count, which may need more than its reserved width. */
  readonly moreWidthPx: number;
};

/** How many tags one row shows: all of them, or as many as leave room for '+N more'; at least one. */
export function fittingCount({ widthsPx, roomPx, total, moreWidthPx }: Row): number {
  let endPx = -GAP_PX;
  const endsPx = widthsPx.map((widthPx) => (endPx += GAP_PX + widthPx));
  if (widthsPx.length === total && endPx <= roomPx) return total;
  const roomForTagsPx = roomPx - GAP_PX - Math.max(RESERVED_FOR_MORE_PX, moreWidthPx);
  const fitting = endsPx.filter((end) => end <= roomForTagsPx).length;
  return Math.max(Math.min(fitting, total - 1), Math.min(1, total));
}
