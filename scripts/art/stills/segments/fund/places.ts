import type { Point } from '#scripts/art/kit/geometry.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

/** An investor of the fund: where its water rises, where it joins, and how many lines it brings. */
export interface Tributary {
  readonly from: Point;
  readonly bend: Point;
  /** Step of the trunk. */
  readonly joins: number;
  readonly lines: number;
  readonly colour: string;
}

// From the top bank to the bottom one, so that no line crosses another.
export const tributaries: readonly Tributary[] = [
  { from: [470, 84], bend: [470, 320], joins: 16, lines: 6, colour: paint.water },
  { from: [236, 122], bend: [262, 330], joins: 10, lines: 9, colour: paint.clay },
  { from: [84, 268], bend: [190, 330], joins: 6, lines: 7, colour: paint.water },
  { from: [58, 452], bend: [160, 436], joins: 5, lines: 10, colour: paint.mist },
  { from: [104, 650], bend: [200, 600], joins: 6, lines: 6, colour: paint.water },
  { from: [286, 804], bend: [330, 620], joins: 11, lines: 7, colour: paint.clay },
  { from: [540, 836], bend: [520, 640], joins: 16, lines: 8, colour: paint.mist },
];

/** What the fund holds: where the water goes, and how many lines of it. */
export interface Holding {
  readonly to: Point;
  readonly lines: number;
  readonly r: number;
}

/** From top to bottom, as the lines leave the fund. */
export const holdings: readonly Holding[] = [
  { to: [1094, 132], lines: 9, r: 24 },
  { to: [1136, 286], lines: 8, r: 17 },
  { to: [1120, 446], lines: 15, r: 32 },
  { to: [1142, 618], lines: 8, r: 18 },
  { to: [1084, 774], lines: 13, r: 28 },
];
