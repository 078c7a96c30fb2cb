import { fillIn } from '#src/lib/fill-in.ts';
import { partOf } from '#src/ui/template/fill-template.ts';

/** Widths in CSS pixels (R9.12). The style sheet has the same gap. */
const GAP_PX = 12;
const RESERVED_FOR_MORE_PX = 55;

/** Padding (R9.12) and border of a tag, both sides. */
const TAG_FRAME_PX = 2 * (8 + 1);

// No card is wide enough for more: a tag has 16 px of padding and a gap of 12.
const MAX_TAGS = 20;

/** Fills a row with tags. Measured before the next paint, and again when the row or a font changes (R9.12). */
export function followTags(row: HTMLElement, tags: readonly string[]): void {
  const more = partOf(row, ':scope > :last-child');
  const button = partOf(more, 'button');
  const built = partOf(row, ':scope > :first-child');
  const itemOf = (tag: string) => {
    const item = document.importNode(built, true);
    partOf(item, 'bdi').textContent = tag;
    return item;
  };
  const measured = tags.slice(0, MAX_TAGS).map(itemOf);
  const others: HTMLElement[] = [];
  built.remove();
  row.prepend(...measured);
  const isWhole = () => button.ariaExpanded === 'true';
  const label = (count: number) => (button.textContent = fillIn(button.dataset['more'] ?? '', { count }));
  const settle = () => {
    // The longest possible count is measured.
    label(tags.length);
    const fitting = fittingCount({
      // The text is measured, since a clipped tag is narrower than its text.
      widthsPx: measured.map((item) => partOf(item, 'bdi').getBoundingClientRect().width + TAG_FRAME_PX),
      moreWidthPx: button.getBoundingClientRect().width,
      roomPx: row.clientWidth,
      total: tags.length,
    });
    const count = isWhole() ? tags.length : fitting;
    const rest = tags.length - count;
    if (rest > 0) label(rest);
    if (isWhole()) button.textContent = button.dataset['fewer'] ?? '';
    for (const [index, item] of measured.entries()) item.toggleAttribute('data-hidden', index >= count);
    more.toggleAttribute('data-hidden', rest === 0 && !isWhole());
    row.toggleAttribute('data-whole', isWhole());
  };
  button.addEventListener('click', () => {
    button.ariaExpanded = `${!isWhole()}`;
    if (others.length === 0) others.push(...tags.slice(MAX_TAGS).map(itemOf));
    if (isWhole()) more.before(...others);
    else for (const item of others) item.remove();
    settle();
  });
  // As high as it will be: no size changes while sizes are observed.
  label(tags.length);
  const sizes = new ResizeObserver(settle);
  sizes.observe(row);
  for (const first of measured.slice(0, 1)) sizes.observe(first);
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
