import { lerp, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, straight, stroke } from '#scripts/art/kit/pen.ts';
import { moved } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { cutY, groundAt, shafts } from './valley.ts';

const brass = mix(paint.clay, paint.copper, 0.35);

const line = mix(paint.copper, paint.ink, 0.55);

/** A leg that tapers to its point. */
const leg = (from: Point, to: Point, wide: number) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const aside: Point = [(-dy / length) * wide, (dx / length) * wide];
  const at = (share: number, side: number): Point => [
    lerp(from[0], to[0], share) + aside[0] * side,
    lerp(from[1], to[1], share) + aside[1] * side,
  ];
  return {
    brass: shape([at(0, 1), at(0.66, 0.62), at(0.66, -0.62), at(0, -1)]),
    steel: shape([at(0.66, 0.4), to, at(0.66, -0.4)]),
  };
};

/** Dividers that take the distance from one shaft to another. */
export function drawDividers(): string {
  const [one, other] = [shafts[1] ?? 0, shafts[4] ?? 0];
  const hinge: Point = [(one + other) / 2, 52];
  const legs = [one, other].map((x) =>
    leg([hinge[0] + Math.sign(x - hinge[0]) * 9, hinge[1]], [x, cutY], 10),
  );
  const shade = legs.flatMap(({ brass: upper, steel }) => [upper, steel]);
  return (
    moved(fill([...shade, ring(hinge, 22)], paint.night, 0.4), 13) +
    fill(
      legs.map(({ steel }) => steel),
      paint.white,
    ) +
    stroke(
      legs.map(({ steel }) => steel),
      { colour: paint.ink, width: 1.2 },
    ) +
    fill(
      legs.map(({ brass: upper }) => upper),
      brass,
    ) +
    stroke(
      legs.map(({ brass: upper }) => upper),
      { colour: line, width: 1.6 },
    ) +
    fill(
      [
        shape([
          [hinge[0] - 5, 4],
          [hinge[0] + 5, 4],
          [hinge[0] + 5, 40],
          [hinge[0] - 5, 40],
        ]),
      ],
      brass,
    ) +
    fill([ring(hinge, 22)], brass) +
    stroke([ring(hinge, 22), ring(hinge, 15)], { colour: line, width: 1.6 }) +
    fill([ring(hinge, 6)], paint.blush) +
    stroke([ring(hinge, 6)], { colour: line, width: 1.4 })
  );
}

/** The compass of the sheet. */
export function drawCompass(): string {
  const at: Point = [152, 128];
  const dial = series(72, (_, index) => {
    const angle = (index / 72) * Math.PI * 2;
    return straight([polar(at, angle, 88), polar(at, angle, index % 6 === 0 ? 72 : 81)]);
  });
  const star = series(8, (_, index) =>
    polar(at, (index / 8) * Math.PI * 2 - Math.PI / 2, index % 2 === 0 ? 64 : 13),
  );
  const north = shape([polar(at, -Math.PI / 2, 64), polar(at, -Math.PI / 4, 13), at]);
  const south = shape([polar(at, Math.PI / 2, 64), polar(at, (Math.PI * 3) / 4, 13), at]);
  return (
    fill([ring(at, 94)], paint.deepTeal) +
    stroke([ring(at, 94), ring(at, 88)], { colour: paint.mist, width: 1.4 }) +
    stroke(dial, { colour: paint.mist, width: 1.2 }) +
    fill([shape(star)], paint.mist) +
    fill([north, south], paint.clay) +
    stroke([shape(star)], { colour: paint.deepTeal, width: 1.2 }) +
    fill([ring(at, 5)], paint.copper)
  );
}

const stand = 166;

const eye: Point = [stand, 512];

/** A level on its tripod, and the line of sight from it. */
export function drawTheodolite(): string {
  const legs = [-40, 6, 46].map((aside) =>
    straight([
      [stand + aside * 0.12, 548],
      [stand + aside, groundAt(stand + aside) + 2],
    ]),
  );
  const box = (x: number, y: number, width: number, height: number) =>
    `M${x} ${y}h${width}v${height}h${-width}Z`;
  const tube = [
    box(stand - 34, eye[1] - 9, 62, 18),
    box(stand + 28, eye[1] - 12, 13, 24),
    box(stand - 43, eye[1] - 6, 9, 12),
  ];
  const base = [box(stand - 6, eye[1] + 9, 12, 18), box(stand - 24, eye[1] + 27, 48, 8)];
  const bubble = [box(stand - 18, eye[1] - 19, 30, 7)];
  return (
    stroke([`M${stand + 44} ${eye[1]}H1014`], { colour: paint.copper, width: 2, dash: '9 6' }) +
    stroke(legs, { colour: line, width: 7 }) +
    stroke(legs, { colour: brass, width: 3.6 }) +
    fill([...tube, ...base], brass) +
    fill(bubble, paint.water) +
    stroke([...tube, ...base, ...bubble], { colour: line, width: 1.7 }) +
    fill([ring([stand, eye[1]], 15)], paint.blush) +
    stroke([ring([stand, eye[1]], 15), ring([stand, eye[1]], 9)], { colour: line, width: 1.6 })
  );
}

/** The staff on the other hill, which the line of sight meets at its mark. */
export function drawStaff(): string {
  const x = 1024;
  const foot = groundAt(x) + 2;
  const marks = series(11, (share, index) => `M${x - 5 + (index % 2) * 6} ${lerp(490, foot - 9, share)}h4`);
  return (
    fill([`M${x - 9} 480h18V${foot}h-18Z`], paint.white) +
    stroke(marks, { colour: paint.copper, width: 5 }) +
    stroke([`M${x - 9} 480h18V${foot}h-18Z`], { colour: paint.ink, width: 1.6 }) +
    fill([ring([x, eye[1]], 8)], paint.copper) +
    stroke([ring([x, eye[1]], 8)], { colour: paint.white, width: 2 })
  );
}
