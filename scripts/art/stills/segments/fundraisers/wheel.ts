import { lerp, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, pierced, ring, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { bucket, canal, hub, rim } from './setting.ts';

const buckets = 48;

const inner = rim - bucket;

const turn = (share: number) => share * Math.PI * 2;

/** Spokes that pass beside the hub on either side, as carpenters brace so large a wheel. */
function drawSpokes(): string {
  const lean = 0.24;
  const spokes = [-1, 1].flatMap((side) =>
    series(24, (_, index) => {
      const angle = turn(index / 24);
      return straight([polar(hub, angle - side * 1.1, 34), polar(hub, angle + side * lean, inner)]);
    }),
  );
  const hoops = [74, 150, 226].map((r) => ring(hub, r));
  return (
    stroke(spokes, { colour: mix(paint.copper, paint.ink, 0.55), width: 3.6 }) +
    stroke(spokes, { colour: paint.blush, width: 1.6 }) +
    stroke(hoops, { colour: paint.blush, width: 1.3, opacity: 0.9 })
  );
}

/** One bucket of the rim, leaning into the turn of the wheel. */
function cellOf(index: number): Point[] {
  const [from, to] = [turn(index / buckets), turn((index + 0.72) / buckets)];
  return [
    polar(hub, from + 0.05, inner + 4),
    polar(hub, from, rim - 5),
    polar(hub, to, rim - 5),
    polar(hub, to + 0.05, inner + 4),
  ];
}

/** From the canal up the right side to the top: a bucket of the wheel is full. */
const isFull = (index: number) => {
  const share = (index + 0.5) / buckets;
  return share < 0.23 || share > 0.745;
};

function drawRim(): string {
  const cells = series(buckets, (_, index) => ({ path: shape(cellOf(index)), full: isFull(index) }));
  const full = cells.filter((cell) => cell.full).map(({ path }) => path);
  const empty = cells.filter((cell) => !cell.full).map(({ path }) => path);
  const level = series(buckets, (_, index) => {
    if (!isFull(index)) return '';
    const [a, b, c, d] = cellOf(index);
    return a && b && c && d ? smooth([a, b]) + smooth([d, c]) : '';
  });
  return (
    pierced([ring(hub, rim), ring(hub, inner)], mix(paint.copper, paint.ink, 0.55)) +
    fill(empty, mix(paint.copper, paint.ink, 0.3)) +
    fill(full, paint.water) +
    stroke(level, { colour: paint.teal, width: 1.2 }) +
    stroke(empty, { colour: paint.clay, width: 1.1 }) +
    stroke([ring(hub, rim), ring(hub, inner)], { colour: paint.blush, width: 2.4 }) +
    stroke([ring(hub, rim + 6)], { colour: paint.blush, width: 0.9, opacity: 0.7 })
  );
}

/** What falls from the topmost buckets into the high canal. */
function drawPour(): string {
  const streams = series(30, (share) => {
    const x = lerp(canal.left + 14, canal.left + 138, share);
    const from = hub[1] - Math.sqrt(inner ** 2 - (x - hub[0]) ** 2);
    return straight([
      [x, from + 4],
      [x, canal.top + 18],
    ]);
  });
  return stroke(streams, { colour: paint.mist, width: 1.6 });
}

function drawHub(): string {
  const post = (side: number) =>
    straight([
      [hub[0] + side * 12, hub[1]],
      [hub[0] + side * 150, 720],
    ]);
  const rays = series(36, (_, index) => {
    const angle = turn(index / 36);
    return straight([polar(hub, angle, 22), polar(hub, angle, 30)]);
  });
  return (
    stroke([post(-1), post(1)], { colour: mix(paint.copper, paint.ink, 0.6), width: 20 }) +
    stroke([post(-1), post(1)], { colour: mix(paint.clay, paint.copper, 0.35), width: 15 }) +
    stroke([post(-1), post(1)], { colour: paint.copper, width: 1.2 }) +
    fill([ring(hub, 40)], mix(paint.copper, paint.ink, 0.55)) +
    stroke([ring(hub, 40), ring(hub, 33)], { colour: paint.blush, width: 1.8 }) +
    stroke(rays, { colour: paint.blush, width: 1.1 }) +
    fill([ring(hub, 15)], paint.water) +
    stroke([ring(hub, 15)], { colour: paint.night, width: 2 })
  );
}

export const drawWheel = () => drawSpokes() + drawRim() + drawPour() + drawHub();
