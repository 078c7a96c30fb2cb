import { lerp, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { tiers, type Tier } from './tiers.ts';

const span = 74;

const deck = 15;

const pier = 15;

/** What an upright stands on: the terrace below it, or the plain. */
function footAt(x: number): number {
  const below = tiers.findLast(({ at, rx }) => Math.abs(x - at[0]) < rx * 0.98);
  const [outermost] = tiers;
  return below ? below.at[1] : (outermost?.at[1] ?? 0) + (outermost?.wall ?? 0);
}

/** The underside of one bay: an arch, or level where the hill is too close for one. */
function bay(left: number, right: number, top: number): Point[] {
  const r = (right - left) / 2;
  const crown: Point = [(left + right) / 2, top + r + 9];
  const lowest = Math.min(footAt(left), footAt(right));
  return series(25, (share): Point => {
    const [x, y] = polar(crown, Math.PI * (1 + share), r);
    return [x, Math.min(y, lowest)];
  });
}

const stonesOf = (arch: readonly Point[]) => {
  const [first = [0, 0], last = [0, 0]] = [arch[0], arch.at(-1)].toSorted(
    (a, b) => (a?.[0] ?? 0) - (b?.[0] ?? 0),
  );
  const crown: Point = [(first[0] + last[0]) / 2, first[1]];
  return series(13, (share) => {
    const angle = Math.PI * (1 + share);
    const r = (last[0] - first[0]) / 2;
    return straight([polar(crown, angle, r), polar(crown, angle, r + 6)]);
  });
};

/** A channel on arches from the edge of the picture to a terrace. `side` is -1 from the left, 1 from the right. */
export function drawAqueduct({ at, rx }: Tier, side: -1 | 1, count: number): string {
  const near = at[0] + side * rx * 0.93;
  const top = at[1];
  const ends = series(count, (_, index) => near + side * (10 + index * span));
  const piers = ends.map((x) => {
    const [left, right] = [x - pier / 2, x + pier / 2];
    return shape([
      [left, top],
      [right, top],
      [right, footAt(x)],
      [left, footAt(x)],
    ]);
  });
  const far = at[0] + side * 640;
  const line = mix(paint.copper, paint.ink, 0.35);
  const stone = mix(paint.blush, paint.clay, 0.35);
  const band = (y: number): string =>
    straight([
      [near, y],
      [far, y],
    ]);
  const arches = ends.slice(1).map((x, index) => {
    const [a = x, b = x] = [ends[index] ?? x, x].toSorted((one, other) => one - other);
    const points = bay(a + pier / 2, b - pier / 2, top + deck);
    return side === 1 ? points : points.toReversed();
  });
  const wall = shape([[far, top], [near, top], [near, top + deck], [near, footAt(near)], ...arches.flat()]);
  return (
    fill(piers, stone) +
    stroke(piers, { colour: line, width: 1.2 }) +
    fill([wall], stone) +
    stroke(arches.flatMap(stonesOf), { colour: paint.copper, width: 1 }) +
    stroke(arches.map(straight), { colour: line, width: 1.3 }) +
    stroke([band(top + deck)], { colour: line, width: 1.3 }) +
    fill(
      [
        shape([
          [near, top - 7],
          [far, top - 7],
          [far, top + 7],
          [near, top + 7],
        ]),
      ],
      paint.deepTeal,
    ) +
    stroke(
      series(4, (share) => band(top + lerp(-4.8, 4.8, share))),
      { colour: paint.water, width: 1.2 },
    ) +
    fill(
      ends.map((x) => ring([x, top], 6.4)),
      paint.paper,
    ) +
    stroke(
      ends.map((x) => ring([x, top], 6.4)),
      { colour: paint.copper, width: 1.8 },
    )
  );
}
