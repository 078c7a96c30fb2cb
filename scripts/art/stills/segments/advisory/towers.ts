import { lerp, series } from '#scripts/art/kit/geometry.ts';
import { fill, shape, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { type Side, banks } from './setting.ts';

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  /** Upright and level lines of its front. */
  readonly bays: number;
  readonly floors: number;
}

// The ground hides their feet.
const feet = 330;

/** Left, houses round a wind tower; right, offices. */
const towers: readonly (Tower & { readonly side: Side })[] = [
  { side: -1, x: -12, width: 58, top: 132, bays: 9, floors: 0 },
  { side: -1, x: 54, width: 44, top: 158, bays: 3, floors: 4 },
  { side: -1, x: 176, width: 40, top: 178, bays: 7, floors: 0 },
  { side: -1, x: 212, width: 52, top: 218, bays: 3, floors: 3 },
  { side: -1, x: 104, width: 66, top: 58, bays: 2, floors: 0 },
  { side: 1, x: 946, width: 44, top: 186, bays: 8, floors: 0 },
  { side: 1, x: 1092, width: 40, top: 92, bays: 2, floors: 22 },
  { side: 1, x: 1140, width: 74, top: 130, bays: 10, floors: 0 },
  { side: 1, x: 996, width: 46, top: 112, bays: 5, floors: 15 },
  { side: 1, x: 1050, width: 34, top: 34, bays: 6, floors: 0 },
];

function drawTower({ side, x, width, top, bays, floors }: (typeof towers)[number]): string {
  const { deep } = banks[side];
  const upright = series(bays, (share) => x + lerp(4, width - 4, share)).map((at) =>
    straight([
      [at, top + 7],
      [at, feet],
    ]),
  );
  const level = series(floors, (_, floor) => top + 8 + floor * 9).map((y) =>
    straight([
      [x + 3, y],
      [x + width - 3, y],
    ]),
  );
  const body = shape([
    [x, feet],
    [x, top],
    [x + width, top],
    [x + width, feet],
  ]);
  return (
    fill([body], mix(paint.white, deep, 0.06)) +
    stroke([...upright, ...level], { colour: deep, width: 0.9, opacity: 0.8 }) +
    stroke(
      [
        body,
        straight([
          [x - 4, top],
          [x + width + 4, top],
        ]),
      ],
      { colour: deep, width: 1.5 },
    )
  );
}

export function drawTowers(): string {
  const slits = series(6, (share) =>
    straight([
      [lerp(113, 161, share), 74],
      [lerp(113, 161, share), 128],
    ]),
  );
  const sills = [140, 146].map((y) =>
    straight([
      [104, y],
      [170, y],
    ]),
  );
  return (
    towers.map(drawTower).join('') +
    stroke(slits, { colour: paint.deepTeal, width: 4.2 }) +
    stroke(sills, { colour: paint.deepTeal, width: 1.3 })
  );
}
