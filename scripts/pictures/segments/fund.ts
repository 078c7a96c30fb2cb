import type { Drawing } from '../drawing.ts';
import { contoursOf } from '../lines/contours.ts';
import {
  clamp,
  distance,
  ease,
  lerp,
  normalAt,
  onCurve,
  polar,
  series,
  type Point,
} from '../lines/geometry.ts';
import { reliefFrom } from '../lines/noise.ts';
import { clipped, fill, linear, ring, smooth, straight, stroke, wash } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';

const size = { width: 1200, height: 900 };

/** An investor of the fund: where its water rises, where it joins, and how many lines it brings. */
interface Tributary {
  readonly from: Point;
  readonly bend: Point;
  /** Step of the trunk. */
  readonly joins: number;
  readonly lines: number;
  readonly colour: string;
}

// From the top bank to the bottom one, so that no line crosses another.
const tributaries: readonly Tributary[] = [
  { from: [470, 84], bend: [470, 320], joins: 16, lines: 6, colour: paint.water },
  { from: [236, 122], bend: [262, 330], joins: 10, lines: 9, colour: paint.clay },
  { from: [84, 268], bend: [190, 330], joins: 6, lines: 7, colour: paint.water },
  { from: [58, 452], bend: [160, 436], joins: 5, lines: 10, colour: paint.mist },
  { from: [104, 650], bend: [200, 600], joins: 6, lines: 6, colour: paint.water },
  { from: [286, 804], bend: [330, 620], joins: 11, lines: 7, colour: paint.clay },
  { from: [540, 836], bend: [520, 640], joins: 16, lines: 8, colour: paint.mist },
];

/** What the fund holds: where the water goes, and how many lines of it, from top to bottom. */
const holdings: readonly { readonly to: Point; readonly lines: number; readonly r: number }[] = [
  { to: [1094, 132], lines: 9, r: 24 },
  { to: [1136, 286], lines: 8, r: 17 },
  { to: [1120, 446], lines: 15, r: 32 },
  { to: [1142, 618], lines: 8, r: 18 },
  { to: [1084, 774], lines: 13, r: 28 },
];

const bed: readonly [Point, Point, Point, Point] = [
  [96, 396],
  [400, 610],
  [560, 330],
  [900, 470],
];
const lastStep = 26;
const trunk = series(lastStep + 1, (share) => onCurve(bed, share));
const total = tributaries.reduce((sum, { lines }) => sum + lines, 0);
const fundStep = 23;
const fund: Point = trunk[fundStep] ?? [0, 0];

/** The place of a line in the river: side by side, a little wider before the fund and narrow inside it. */
function inTrunk(step: number, slot: number): Point {
  const [x, y] = trunk[step] ?? [0, 0];
  const [across, down] = normalAt(trunk, step);
  const apart = lerp(3.6, 4.3, ease(step, 8, 18)) - 1.1 * ease(step, 18, fundStep);
  const offset = (slot - (total - 1) / 2) * apart;
  return [x + across * offset, y + down * offset];
}

/** Bends a way gently to and fro, and not at all at its ends. */
function meander(points: readonly Point[], seed: string, reach: number): Point[] {
  const sway = reliefFrom(seed);
  return points.map(([x, y], index) => {
    const share = index / (points.length - 1);
    const aside = sway(share * 3.2, 5) * reach * Math.sin(Math.PI * share);
    const [across, down] = normalAt(points, index);
    return [x + across * aside, y + down * aside];
  });
}

function arrival({ from, bend, joins, lines }: Tributary, own: number, slot: number): Point[] {
  const place = own - (lines - 1) / 2;
  const [meet, next] = [inTrunk(joins, slot), inTrunk(joins + 1, slot)];
  const before: Point = [meet[0] - (next[0] - meet[0]) * 3.4, meet[1] - (next[1] - meet[1]) * 3.4];
  const way = series(15, (share) => onCurve([from, bend, before, meet], share));
  // Lines keep apart on the way, and only the river's own places decide at its mouth.
  const apart = way.map(([x, y], index): Point => {
    const [across, down] = normalAt(way, index);
    const offset = place * 2.6 * (1 - ease(index / 14, 0.45, 1));
    return [x + across * offset, y + down * offset];
  });
  return meander(apart, `tributary ${from.join()}`, 15).slice(0, -1);
}

function departure(slot: number): Point[] {
  let first = 0;
  const holding = holdings.find(({ lines }) => slot < (first += lines)) ?? { to: fund, lines: 1, r: 1 };
  const middle = first - holding.lines / 2 - 0.5;
  const [leave, before] = [inTrunk(lastStep, middle), inTrunk(lastStep - 1, middle)];
  const away: Point = [leave[0] + (leave[0] - before[0]) * 2.2, leave[1] + (leave[1] - before[1]) * 2.2];
  const way = series(15, (share) =>
    onCurve([leave, away, [holding.to[0] - 110, holding.to[1]], holding.to], share),
  );
  return meander(way, `holding ${holding.to.join()}`, 14)
    .map(([x, y], index, bent): Point => {
      const [across, down] = normalAt(bent, index);
      const offset = (slot - middle) * lerp(3.2, 2.5, ease(index / 6));
      return [x + across * offset, y + down * offset];
    })
    .slice(1);
}

interface Course {
  readonly points: Point[];
  readonly colour: string;
}

function courses(): Course[] {
  let slot = -1;
  return tributaries.flatMap((tributary) =>
    series(tributary.lines, (_, own) => {
      slot += 1;
      const shared = series(lastStep - tributary.joins + 1, (__, step) =>
        inTrunk(tributary.joins + step, slot),
      );
      return {
        points: [...arrival(tributary, own, slot), ...shared, ...departure(slot)],
        colour: tributary.colour,
      };
    }),
  );
}

/** The valley the river has cut: low by the water, hilly away from it. */
function drawLand(lines: readonly Course[]): string {
  const relief = reliefFrom('fund land');
  const water = lines
    .filter((_, index) => index % 5 === 2)
    .flatMap(({ points }) => points.filter((_, at) => at % 2 === 0));
  const heightAt = (x: number, y: number) => {
    const away = water.reduce((nearest, point) => Math.min(nearest, distance(point, [x, y])), 400);
    return 150 * Math.tanh(away / 150) + relief(x / 170, y / 170) * 64 + relief(x / 64 + 9, y / 64) * 13;
  };
  const field = { ...size, cell: 12, heightAt };
  const levels = series(15, (_, index) => 26 + index * 15);
  return contoursOf(field, levels)
    .map((contours, index) => {
      const paths = contours.filter((line) => line.length > 5).map((line) => smooth(line));
      const strong = index % 5 === 0;
      return stroke(paths, {
        colour: strong ? mix(paint.nightLine, paint.water, 0.16) : paint.nightLine,
        width: strong ? 1.3 : 0.8,
      });
    })
    .join('');
}

/** A closing: a fine gate across the river, as wide as the river is there. */
function drawClosing(step: number, fromSlot: number, toSlot: number): string {
  const [top, bottom] = [inTrunk(step, fromSlot - 3), inTrunk(step, toSlot + 3)];
  const pen = { colour: paint.clay, width: 1.6 };
  return (
    stroke([straight([top, bottom])], { ...pen, dash: '1 5' }) +
    fill([ring(top, 7), ring(bottom, 7)], paint.night) +
    stroke([ring(top, 5), ring(bottom, 5)], pen)
  );
}

function drawFundVessel(water: string): string {
  const ticks = series(121, (share, index) => {
    const angle = share * Math.PI * 2;
    return straight([polar(fund, angle, 168), polar(fund, angle, index % 10 === 0 ? 182 : 174)]);
  });
  const rings = [132, 138, 146, 156, 168].map((r) => ring(fund, r));
  return (
    fill([ring(fund, 168)], paint.night) +
    fill([ring(fund, 132)], paint.deepTeal, 0.55) +
    clipped('vessel', ring(fund, 132), water) +
    stroke(rings, { colour: paint.clay, width: 1, opacity: 0.65 }) +
    stroke([ring(fund, 132)], { colour: paint.clay, width: 2.4 }) +
    stroke(ticks, { colour: paint.clay, width: 1, opacity: 0.75 })
  );
}

/** A spring: a pool in which the lines of its tributary begin. */
function drawSpring({ from, lines, colour }: Tributary): string {
  const r = 12 + lines * 1.7;
  const level = series(Math.round(r / 2.4), (share) => {
    const y = lerp(-r, r, share) * 0.94;
    const half = Math.sqrt(r * r - y * y) * 0.92;
    return straight([
      [from[0] - half, from[1] + y],
      [from[0] + half, from[1] + y],
    ]);
  });
  return (
    fill([ring(from, r + 10)], paint.night, 0.85) +
    fill([ring(from, r)], mix(paint.night, colour, 0.2)) +
    stroke(level, { colour, width: 1, opacity: 0.8 }) +
    stroke([ring(from, r)], { colour, width: 1.8 }) +
    stroke([ring(from, r + 6)], { colour, width: 0.8, opacity: 0.6 })
  );
}

/** A holding: a shaft seen from above. */
function drawHolding({ to, r }: (typeof holdings)[number]): string {
  const rays = series(37, (share) => {
    const angle = share * Math.PI * 2;
    return straight([polar(to, angle, r * 0.56), polar(to, angle, r * 0.9)]);
  });
  return (
    fill([ring(to, r + 8)], paint.night, 0.85) +
    fill([ring(to, r)], paint.dusk) +
    stroke(rays, { colour: paint.mist, width: 0.9, opacity: 0.8 }) +
    stroke([ring(to, r), ring(to, r * 0.46)], { colour: paint.white, width: 1.6 }) +
    stroke([ring(to, r + 6)], { colour: paint.mist, width: 0.8, opacity: 0.5 }) +
    fill([ring(to, r * 0.3)], paint.clay)
  );
}

/** Fund managers: investors' commitments as tributaries that join at each closing, run through the fund, and reach its holdings. */
export function drawFund(): Drawing {
  const lines = courses();
  const paths = lines.map(({ points }) => smooth(points));
  const draw = (width: number, lighten: number) =>
    lines
      .map(({ colour }, index) =>
        stroke([paths[index] ?? ''], {
          colour: mix(colour, paint.white, lighten),
          width,
          opacity: clamp(0.72 + lighten),
        }),
      )
      .join('');
  const ground = [
    linear(
      'night',
      [0, 0],
      [1200, 900],
      [
        [0, paint.dusk],
        [0.5, paint.night],
        [1, paint.dusk],
      ],
    ),
    wash('url(#night)', 1200, 900),
    drawLand(lines),
    stroke(paths, { colour: paint.night, width: 11, opacity: 0.9 }),
    draw(1.7, 0),
    drawClosing(7, 15, 37),
    drawClosing(12, 6, 44),
    drawClosing(17, 0, 52),
    drawFundVessel(draw(2, 0.3)),
    ...tributaries.map(drawSpring),
    ...holdings.map(drawHolding),
  ].join('');
  return { ...size, ground };
}
