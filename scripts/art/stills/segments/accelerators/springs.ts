import { randomFrom } from '#src/lib/channel-lines.ts';
import { terraces } from '#scripts/art/kit/cells.ts';
import { lerp, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

/** How the ground of a spring looks: its floor, its lines and its water. */
interface Ground {
  readonly floor: string;
  readonly line: string;
  readonly water: string;
}

export const grounds: readonly Ground[] = [
  { floor: paint.paper, line: paint.teal, water: paint.teal },
  { floor: paint.mist, line: paint.teal, water: paint.deepTeal },
  { floor: mix(paint.teal, paint.water, 0.25), line: paint.mist, water: paint.white },
  { floor: paint.sand, line: paint.copper, water: paint.copper },
  { floor: paint.night, line: paint.water, water: paint.water },
  { floor: mix(paint.clay, paint.blush, 0.4), line: paint.copper, water: paint.copper },
];

/** Springs in four rows, a little out of line, as wells dug by hand are. */
export const springs: readonly Point[] = (() => {
  const random = randomFrom('accelerators springs');
  return series(5, (_, row) =>
    series(6, (__, column): Point => [
      -20 + (column + (row % 2) / 2) * 226 + (random() - 0.5) * 92,
      10 + row * 220 + (random() - 0.5) * 84,
    ]),
  ).flat();
})();

export function drawSpring(
  centre: Point,
  cell: readonly Point[],
  look: Ground,
  rings: number,
  grown: number,
): string {
  const radii = series(rings, (share) => lerp(0.13, 1, share));
  const paths = terraces(cell, centre, radii, 12).map((points) => smooth(points, { closed: true }));
  const wide = paths.at(-1) ?? '';
  const heart = lerp(9, 19, grown);
  const sprout = series(Math.round(lerp(6, 28, grown)), (_, index) => {
    const angle = (index / Math.round(lerp(6, 28, grown))) * Math.PI * 2;
    return straight([
      polar(centre, angle, heart * 1.35),
      polar(centre, angle, heart * lerp(1.7, 2.5, grown)),
    ]);
  });
  return (
    fill([wide], look.floor) +
    stroke(paths.slice(0, -1), { colour: look.line, width: 1, opacity: 0.75 }) +
    stroke([wide], { colour: look.line, width: 1.8 }) +
    fill([ring(centre, heart * 2.7)], look.floor) +
    stroke(sprout, { colour: look.water, width: 1.2 }) +
    fill([ring(centre, heart)], look.water) +
    stroke([ring(centre, heart * 0.55)], { colour: look.floor, width: 1.3 }) +
    fill([ring(centre, heart * 0.22)], look.floor)
  );
}
