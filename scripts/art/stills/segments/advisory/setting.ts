import { ease, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

export const waterline = 604;

export const keystone: Point = [600, waterline];

export const arch = { inner: 232, outer: 274 };

export const deck = { top: 286, bottom: 318 };

export const relief = reliefFrom('advisory cliffs');

/** Which party: the left bank or the right one. */
export type Side = -1 | 1;

export const banks = {
  '-1': { body: mix(paint.teal, paint.mist, 0.42), deep: paint.deepTeal, line: paint.deepTeal, edge: 306 },
  '1': { body: mix(paint.clay, paint.blush, 0.25), deep: paint.copper, line: paint.copper, edge: 306 },
} as const;

/** How far a bank reaches towards the middle, at a height. */
export const cliffX = (side: Side, y: number) =>
  keystone[0] + side * (banks[side].edge - 26 * ease(y, 330, waterline) + relief(y / 46, side * 7 + 20) * 13);

/** The ground far from the bridge lies higher. */
export const crestY = (side: Side, x: number) => {
  const away = Math.max(0, side * (x - keystone[0]) - banks[side].edge);
  return deck.top - 92 * ease(away, 40, 330) + relief(x / 90, side * 3 + 9) * 9 * ease(away, 10, 90);
};
