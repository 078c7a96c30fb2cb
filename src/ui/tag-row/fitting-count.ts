/** Widths in CSS pixels (R9.12). The style sheet has the same gap. */
const GAP_PX = 12;
const RESERVED_FOR_MORE_PX = 55;

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
