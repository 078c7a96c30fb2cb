import { randomFrom } from '#src/lib/channel-lines.ts';
import type { Drawing } from '../drawing.ts';
import { cellsOf, terraces } from '../lines/cells.ts';
import { lerp, polar, series, type Point } from '../lines/geometry.ts';
import { fill, ring, shape, smooth, straight, stroke, wash } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';

const size = { width: 1200, height: 900 };

/** How the ground of a spring looks: its floor, its lines and its water. */
interface Ground {
  readonly floor: string;
  readonly line: string;
  readonly water: string;
}

const grounds: readonly Ground[] = [
  { floor: paint.paper, line: paint.teal, water: paint.teal },
  { floor: paint.mist, line: paint.teal, water: paint.deepTeal },
  { floor: mix(paint.teal, paint.water, 0.25), line: paint.mist, water: paint.white },
  { floor: paint.sand, line: paint.copper, water: paint.copper },
  { floor: paint.night, line: paint.water, water: paint.water },
  { floor: mix(paint.clay, paint.blush, 0.4), line: paint.copper, water: paint.copper },
];

/** Springs in four rows, a little out of line, as wells dug by hand are. */
const springs: readonly Point[] = (() => {
  const random = randomFrom('accelerators springs');
  return series(5, (_, row) =>
    series(6, (__, column): Point => [
      -20 + (column + (row % 2) / 2) * 226 + (random() - 0.5) * 92,
      10 + row * 220 + (random() - 0.5) * 84,
    ]),
  ).flat();
})();

function drawSpring(
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

/** Accelerators: a cohort of springs seen from above, each on its own ground, with the channels they share between them. */
export function drawAccelerators(): Drawing {
  const random = randomFrom('accelerators ground');
  const frame: Point[] = [
    [-160, -160],
    [1360, -160],
    [1360, 1060],
    [-160, 1060],
  ];
  const cells = cellsOf(springs, frame);
  const channels = cells.map((cell) => shape(cell));
  const ground = [
    wash(paint.deepTeal, 1200, 900),
    stroke(channels, { colour: paint.night, width: 18, opacity: 0.45 }),
    // One wide pen under a narrower one of the ground leaves two banks; the third is the water.
    stroke(channels, { colour: paint.water, width: 8.4 }),
    stroke(channels, { colour: mix(paint.deepTeal, paint.night, 0.45), width: 6.4 }),
    stroke(channels, { colour: paint.water, width: 1.2 }),
    ...springs.map((spring, index) => {
      // Two steps along a row and three down: neighbours never lie on the same ground.
      const look =
        grounds[((index % 6) * 2 + Math.floor(index / 6) * 3 + Math.floor(index / 4)) % grounds.length];
      if (!look) return '';
      return drawSpring(spring, cells[index] ?? frame, look, 8 + Math.floor(random() * 6), random());
    }),
  ].join('');
  return { ...size, ground };
}
