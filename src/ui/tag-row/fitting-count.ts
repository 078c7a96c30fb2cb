/** Widths in CSS pixels (R9.12). The style sheet has the same gap. */
const GAP_PX = 12;
const RESERVED_FOR_MORE_PX = 55;

type Row = {
  /** Of the first tags, as many as were measured. */
  readonly widthsPx: readonly number[];
  readonly roomPx: number;
  /** All tags, the ones that were not measured included. */
  readonly total: number;
  /** Of the words that count the rest, where they need more than what is reserved. */
  readonly moreWidthPx: number;
};

/** How many tags stand in one row: all of them, or so many that '+N more' fits beside them; one at least. */
export function fittingCount({ widthsPx, roomPx, total, moreWidthPx }: Row): number {
  let endPx = -GAP_PX;
  const endsPx = widthsPx.map((widthPx) => (endPx += GAP_PX + widthPx));
  if (widthsPx.length === total && endPx <= roomPx) return total;
  const roomForTagsPx = roomPx - GAP_PX - Math.max(RESERVED_FOR_MORE_PX, moreWidthPx);
  const fitting = endsPx.filter((end) => end <= roomForTagsPx).length;
  return Math.max(Math.min(fitting, total - 1), Math.min(1, total));
}
