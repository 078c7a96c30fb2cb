/** Where a picture is shown: the least it must have, and the widths that browsers choose from, in pixels. */
export interface Slot {
  readonly minWidthPx: number;
  readonly minHeightPx: number;
  readonly widthsPx: readonly number[];
}

/** Any picture may stand across a page of 80 rem. */
export const pictureSlot: Slot = {
  minWidthPx: 1200,
  minHeightPx: 600,
  widthsPx: [480, 800, 1200, 1600, 2400],
};

/** A portrait is a plate of 4 : 5, one of four beside each other, or across a phone. */
export const portraitSlot: Slot = { minWidthPx: 480, minHeightPx: 600, widthsPx: [320, 640, 960] };
