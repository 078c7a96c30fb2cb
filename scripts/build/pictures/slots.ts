import type { Crop, CropName } from '#src/model/pictures.schema.ts';

/** Where a picture is shown: the least it must have, and the widths that browsers choose from, in pixels. */
export interface Slot {
  readonly minWidthPx: number;
  readonly minHeightPx: number;
  readonly widthsPx: readonly number[];
  /** The same in the older format, for the few browsers that need it. */
  readonly olderWidthsPx: readonly number[];
  /** Only this part of the source is shown. */
  readonly crop?: Crop;
}

/**
 *
 * is sent more than 1.3 times what is drawn.
 */
export const pictureSlot: Slot = {
  minWidthPx: 1200,
  minHeightPx: 600,
  widthsPx: [350, 450, 580, 750, 970, 1260, 1630, 2100],
  olderWidthsPx: [970],
};

/** A portrait is a plate of 4 : 5, one of four beside each other, or across a phone. */
export const portraitSlot: Slot = {
  minWidthPx: 480,
  minHeightPx: 600,
  widthsPx: [320, 410, 530, 690, 890],
  olderWidthsPx: [690],
};

export const cropNames = ['page', 'column', 'phone'] as const satisfies readonly CropName[];

/** Parts of pictures, for screens of one and of two pixels to a point. */
export const cropSlots: Readonly<Record<CropName, Slot>> = {
  page: { minWidthPx: 1200, minHeightPx: 600, widthsPx: [1280, 1630, 2100, 2560], olderWidthsPx: [1280] },
  column: { minWidthPx: 1200, minHeightPx: 600, widthsPx: [750, 970, 1260, 1500], olderWidthsPx: [750] },
  phone: { minWidthPx: 1200, minHeightPx: 600, widthsPx: [360, 450, 580, 720], olderWidthsPx: [720] },
};
