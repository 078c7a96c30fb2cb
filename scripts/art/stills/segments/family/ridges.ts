import { swell, type Point } from '#scripts/art/kit/geometry.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { rough } from './relief.ts';

/** One generation of the land. Heights are of the canvas, downwards. */
export interface Ridge {
  readonly crest: (x: number) => number;
  readonly foot: number;
  readonly lines: number;
  readonly body: string;
  readonly line: string;
  /** Where the water appears on this ridge and where the next one hides it. */
  readonly water: readonly [Point, Point, Point, Point];
  readonly trees: readonly { readonly x: number; readonly height: number }[];
}

export const ridges: readonly Ridge[] = [
  {
    crest: (x) =>
      300 -
      196 * swell(x, 430, 150) -
      96 * swell(x, 700, 170) -
      70 * swell(x, 130, 130) +
      rough(x, 2, 80, 16),
    foot: 420,
    lines: 22,
    body: mix(paint.mist, paint.paper, 0.35),
    line: mix(paint.teal, paint.mist, 0.25),
    water: [
      [436, 176],
      [470, 240],
      [520, 290],
      [560, 440],
    ],
    trees: [],
  },
  {
    crest: (x) =>
      404 -
      110 * swell(x, 880, 230) -
      70 * swell(x, 60, 260) +
      16 * swell(x, 520, 120) +
      rough(x, 5, 120, 16),
    foot: 560,
    lines: 20,
    body: mix(paint.sand, paint.clay, 0.22),
    line: mix(paint.copper, paint.sand, 0.15),
    water: [
      [540, 380],
      [556, 470],
      [660, 450],
      [680, 590],
    ],
    trees: [{ x: 868, height: 96 }],
  },
  {
    crest: (x) =>
      522 -
      92 * swell(x, 210, 240) -
      34 * swell(x, 1120, 200) +
      12 * swell(x, 690, 120) +
      rough(x, 9, 130, 14),
    foot: 680,
    lines: 18,
    body: mix(paint.clay, paint.copper, 0.28),
    line: mix(paint.copper, paint.ink, 0.3),
    water: [
      [690, 490],
      [670, 590],
      [590, 570],
      [572, 700],
    ],
    trees: [
      { x: 150, height: 104 },
      { x: 238, height: 122 },
      { x: 322, height: 96 },
    ],
  },
  {
    crest: (x) => 634 - 40 * swell(x, 1010, 250) + 10 * swell(x, 576, 150) + rough(x, 13, 150, 10),
    foot: 940,
    lines: 30,
    body: paint.deepTeal,
    line: mix(paint.teal, paint.water, 0.34),
    water: [
      [576, 622],
      [560, 690],
      [560, 700],
      [560, 760],
    ],
    trees: [
      { x: 856, height: 92 },
      { x: 916, height: 112 },
      { x: 978, height: 124 },
      { x: 1042, height: 108 },
      { x: 1100, height: 92 },
      { x: 1150, height: 76 },
    ],
  },
];
