import { lerp, onCurve, normalAt, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { hub, river, slopeAt } from './setting.ts';

interface Spring {
  readonly at: Point;
  readonly r: number;
  readonly lines: number;
}

/** From the lowest to the highest, as their water lies in the canal from its surface down. */
const springs: readonly Spring[] = [
  { at: [222, 690], r: 7, lines: 1 },
  { at: [196, 640], r: 10, lines: 2 },
  { at: [206, 738], r: 6, lines: 1 },
  { at: [128, 590], r: 8, lines: 1 },
  { at: [150, 690], r: 13, lines: 2 },
  { at: [58, 520], r: 9, lines: 1 },
  { at: [78, 620], r: 11, lines: 2 },
  { at: [152, 774], r: 8, lines: 1 },
  { at: [28, 704], r: 12, lines: 2 },
  { at: [92, 744], r: 7, lines: 1 },
  { at: [112, 832], r: 10, lines: 2 },
  { at: [30, 800], r: 9, lines: 1 },
  { at: [164, 866], r: 12, lines: 2 },
  { at: [58, 872], r: 8, lines: 1 },
];

const lineCount = springs.reduce((sum, { lines }) => sum + lines, 0);

/** Depth of each line in the canal. */
const depthOf = (slot: number) => lerp(river.top + 7, river.bed - 7, slot / (lineCount - 1));

const gathered = river.gate;

function wayOf(spring: Spring, own: number, slot: number): Point[] {
  const [x, y] = spring.at;
  const to: Point = [gathered, depthOf(slot)];
  const way = series(19, (share) =>
    onCurve([[x, y], [lerp(x, gathered, 0.4), y], [lerp(x, gathered, 0.55), to[1]], to], share),
  );
  const apart = (own - (spring.lines - 1) / 2) * 4;
  const bent = way.map(([wayX, wayY], index): Point => {
    const [across, down] = normalAt(way, index);
    const sway = Math.sin((index / 18) * Math.PI * 3 + y) * 5 * Math.sin((index / 18) * Math.PI);
    const aside = apart * (1 - index / 18) + sway;
    return [wayX + across * aside, wayY + down * aside];
  });
  // What the wheel has lifted is missing from the canal behind it.
  const onward = slot % 3 === 0 ? 1220 : hub[0] + 30 + (slot % 4) * 34;
  return [
    ...bent,
    ...series(12, (share): Point => [
      lerp(gathered + 20, onward, share),
      to[1] + Math.sin(share * 16 + slot) * 1.3,
    ]),
  ];
}

/** Every spring keeps its lines all the way: small ones side by side make one canal. */
export function drawSprings(): string {
  let slot = -1;
  const lines = springs.flatMap((spring) =>
    series(spring.lines, (_, own) => {
      slot += 1;
      return smooth(wayOf(spring, own, slot));
    }),
  );
  const rings = (scale: number) => springs.map(({ at, r }) => ring(at, r * scale));
  const crest = series(18, (share): Point => [lerp(-10, 300, share), slopeAt(lerp(-10, 300, share))]);
  return (
    stroke(lines, { colour: paint.night, width: 5 }) +
    stroke(lines, { colour: paint.water, width: 1.7 }) +
    fill(rings(1.5), paint.night) +
    stroke(rings(1.5), { colour: paint.water, width: 0.9, opacity: 0.8 }) +
    fill(rings(1), paint.teal) +
    stroke(rings(1), { colour: paint.mist, width: 1.6 }) +
    fill(rings(0.36), paint.mist) +
    stroke([smooth(crest)], { colour: paint.clay, width: 1.4 })
  );
}
