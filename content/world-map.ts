import type { WorldMap } from '#src/model/exhibit.schema.ts';

/**
 * The map of the marketplace: its two pictures, and where the name of each city of `en/cities.ts` is in them.
 * Another map is another pair of pictures and an edit of this file.
 */
export const worldMap = {
  wide: { picture: 'world-channels', viewBox: '0 0 1600 800' },
  /** Phones show this part of the drawing. */
  narrow: { picture: 'world-channels-near', viewBox: '600 118 780 600' },
  /** In the units of the drawing; `anchor` is the end of the name that stays when it gets longer. */
  places: [
    { city: 'dubai', x: 1017, y: 294, anchor: 'start', isCentre: true },
    { city: 'london', x: 737, y: 198, anchor: 'end' },
    { city: 'lagos', x: 752, y: 457, anchor: 'end' },
    { city: 'cairo', x: 875, y: 329, anchor: 'end', only: 'wide' },
    { city: 'johannesburg', x: 875, y: 666, anchor: 'middle', only: 'wide' },
    { city: 'mumbai', x: 1072, y: 422, anchor: 'middle' },
    { city: 'singapore', x: 1208, y: 517, anchor: 'middle' },
    { city: 'hongKong', x: 1254, y: 404, anchor: 'middle' },
    { city: 'nairobi', x: 913, y: 531, anchor: 'middle', only: 'narrow' },
    { city: 'toronto', x: 389, y: 248, anchor: 'end', only: 'wide' },
    { city: 'saoPaulo', x: 547, y: 651, anchor: 'middle', only: 'wide' },
    { city: 'tokyo', x: 1366, y: 263, anchor: 'middle', only: 'wide' },
    { city: 'sydney', x: 1398, y: 675, anchor: 'end', only: 'wide' },
  ],
} as const satisfies WorldMap;
