import { lerp, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { wall } from './setting.ts';

const middle = (wall.left + wall.right) / 2;

const box = (left: number, top: number, right: number, foot: number) =>
  shape([
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ]);

/** The masonry between the basins, in courses of broken joints. */
function drawWall(): string {
  const courses = series(24, (share) => lerp(wall.top, wall.lip, share));
  const joints = courses.slice(0, -1).flatMap((y, row) => {
    const next = courses[row + 1] ?? y;
    return [0.25, 0.75].map((share) => {
      const x = lerp(wall.left, wall.right, share + (row % 2 === 0 ? -0.25 : 0));
      return straight([
        [x, y],
        [x, next],
      ]);
    });
  });
  const levels = courses.map((y) =>
    straight([
      [wall.left, y],
      [wall.right, y],
    ]),
  );
  return (
    fill([box(wall.left, wall.top, wall.right, wall.lip)], 'url(#masonry)') +
    stroke([...levels, ...joints], { colour: mix(paint.copper, paint.ink, 0.3), width: 1, opacity: 0.7 }) +
    stroke([box(wall.left, wall.top, wall.right, wall.lip)], { colour: paint.ink, width: 2 }) +
    fill([box(wall.left - 16, wall.top - 18, wall.right + 16, wall.top)], paint.blush) +
    stroke([box(wall.left - 16, wall.top - 18, wall.right + 16, wall.top)], { colour: paint.ink, width: 1.8 })
  );
}

/** The leaf of the gate in its groove, and its stem up to the wheel: raised, so that the water passes. */
function drawLeaf(): string {
  const [left, right] = [middle - 15, middle + 15];
  const bolts = series(7, (share): Point => [middle, lerp(532, wall.lip - 6, share)]);
  const thread = series(46, (share) => {
    const y = lerp(118, wall.top - 20, share);
    return straight([
      [middle - 5, y + 2],
      [middle + 5, y - 2],
    ]);
  });
  return (
    fill([box(left - 6, wall.top, right + 6, wall.lip)], paint.night) +
    stroke([box(left - 6, wall.top, right + 6, wall.lip)], { colour: paint.ink, width: 1.4 }) +
    fill([box(left, 510, right, wall.lip + 7)], paint.teal) +
    stroke([box(left, 510, right, wall.lip + 7)], { colour: paint.water, width: 1.6 }) +
    fill([box(middle - 4, 118, middle + 4, 520)], paint.mist) +
    stroke(thread, { colour: paint.deepTeal, width: 1.2 }) +
    fill(
      bolts.map((point) => ring(point, 3.4)),
      paint.mist,
    )
  );
}

/** The wheel that someone has turned. */
function drawWheel(): string {
  const hub: Point = [middle, 178];
  const spokes = series(17, (share) => {
    const angle = share * Math.PI * 2 + 0.12;
    return straight([polar(hub, angle, 16), polar(hub, angle, 74)]);
  });
  const grips = series(8, (_, index) => polar(hub, (index / 8) * Math.PI * 2 + 0.12, 97));
  const handles = grips.map((point, index) =>
    straight([polar(hub, (index / 8) * Math.PI * 2 + 0.12, 80), point]),
  );
  const legs = [-1, 1].map((side) =>
    straight([
      [middle + side * 50, wall.top - 18],
      [middle + side * 13, 178],
    ]),
  );
  return (
    stroke(legs, { colour: paint.blush, width: 7 }) +
    stroke(handles, { colour: paint.clay, width: 6 }) +
    stroke(spokes, { colour: paint.clay, width: 2 }) +
    stroke([ring(hub, 77)], { colour: paint.ink, width: 13 }) +
    stroke([ring(hub, 77)], { colour: paint.clay, width: 10 }) +
    stroke([ring(hub, 77)], { colour: paint.copper, width: 1.2 }) +
    fill([ring(hub, 19)], paint.copper) +
    stroke([ring(hub, 19), ring(hub, 9)], { colour: paint.blush, width: 1.8 })
  );
}

export const drawGate = () => drawWall() + drawLeaf() + drawWheel();
