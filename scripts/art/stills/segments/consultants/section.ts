import { ease, lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { fill, ring, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { clipped, wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { cutY, fold, groundAt, riverAt, shafts, tunnel, tunnelAt } from './valley.ts';

const relief = reliefFrom('consultants strata');

const across = series(200, (share) => lerp(-10, 1210, share));

/** A layer below the ground: like it near the top, level with depth. */
const layer = (depth: number): Point[] =>
  across.map((x) => {
    const settled = lerp(groundAt(x), 706, ease(depth, 0, 190));
    return [x, settled + depth + relief(x / 210, depth / 60) * 9 * ease(depth, 10, 80)];
  });

const strata = [
  { depth: 0, lines: 7, colour: mix(paint.sand, paint.clay, 0.35), line: paint.copper },
  { depth: 42, lines: 9, colour: mix(paint.clay, paint.blush, 0.3), line: paint.copper },
  {
    depth: 96,
    lines: 8,
    colour: mix(paint.clay, paint.copper, 0.4),
    line: mix(paint.copper, paint.ink, 0.3),
  },
  { depth: 146, lines: 8, colour: mix(paint.copper, paint.ink, 0.2), line: paint.clay },
] as const;

const closed = (points: readonly Point[]) => shape([...points, [1210, 920], [-10, 920]]);

const drawStrata = () =>
  strata
    .map(({ depth, lines, colour, line }, index) => {
      const next = strata[index + 1]?.depth ?? 210;
      const grain = series(lines, (share) => smooth(layer(lerp(depth + 5, next - 3, share))));
      return (
        fill([closed(layer(depth))], colour) +
        stroke(grain, { colour: line, width: 0.9, opacity: 0.5 }) +
        stroke([smooth(layer(depth))], {
          colour: index === 0 ? paint.ink : line,
          width: index === 0 ? 2.2 : 1.3,
        })
      );
    })
    .join('');

/** Ground that holds water under the hill: the tunnel taps it. */
function drawAquifer(): string {
  const table = series(40, (share): Point => [
    lerp(700, 1210, share),
    lerp(930, 703, Math.min(1, (share * 1.25) ** 0.42)),
  ]);
  const body = shape([...table, [1210, 920]]);
  const rows = series(22, (share, index) =>
    smooth(
      series(20, (along): Point => {
        const x = lerp(690, 1210, along);
        return [x, lerp(702, 905, share) + Math.sin(x / 15 + index * 2) * 2.4];
      }),
    ),
  );
  return (
    fill([body], paint.teal, 0.72) +
    clipped('aquifer', body, stroke(rows, { colour: paint.water, width: 1.1, opacity: 0.9 })) +
    stroke([smooth(table)], { colour: paint.water, width: 2 })
  );
}

function drawTunnel(): string {
  const [from, to] = tunnel;
  const wells = shafts.map((x) => `M${x} ${Math.round(groundAt(x) - 6)}V${Math.round(tunnelAt(x))}`);
  const heads = shafts.map((x) =>
    straight([
      [x - 15, groundAt(x) + 1],
      [x - 8, groundAt(x) - 9],
      [x + 8, groundAt(x) - 9],
      [x + 15, groundAt(x) + 1],
    ]),
  );
  const outlet: Point = [riverAt(cutY) + 8, 752];
  const lines = [-4, 0, 4].map((aside) =>
    smooth([
      [from[0], from[1] + aside],
      [lerp(from[0], to[0], 0.5), tunnelAt(lerp(from[0], to[0], 0.5)) + aside],
      [to[0], to[1] + aside],
      [outlet[0], outlet[1] + aside * 0.5],
    ]),
  );
  return (
    stroke(wells, { colour: paint.night, width: 9 }) +
    stroke(wells, { colour: paint.paper, width: 4 }) +
    stroke(lines, { colour: paint.night, width: 9 }) +
    stroke(lines, { colour: paint.water, width: 2.2 }) +
    fill(heads, mix(paint.clay, paint.copper, 0.2)) +
    stroke(heads, { colour: paint.ink, width: 1.6 })
  );
}

/** Heights in the margin, and the line from which they count. */
function drawScale(): string {
  const ticks = series(21, (share, index) => `M0 ${lerp(500, 880, share)}h${index % 5 === 0 ? 24 : 13}`);
  const far = series(21, (share, index) => `M1200 ${lerp(500, 880, share)}h${index % 5 === 0 ? -24 : -13}`);
  const levels = series(5, (share) => `M30 ${lerp(500, 595, share)}H1170`);
  return (
    stroke(levels, { colour: paint.line, width: 0.9 }) +
    stroke([...ticks, ...far], { colour: paint.ink, width: 1.2, opacity: 0.7 })
  );
}

export function drawSection(): string {
  const river = ring([riverAt(cutY), 752], 17, 5);
  return (
    wash('url(#margin)', 1200, 900 - fold, fold) +
    drawScale() +
    drawStrata() +
    drawAquifer() +
    drawTunnel() +
    fill([river], paint.water) +
    stroke([river], { colour: paint.deepTeal, width: 1.6 })
  );
}
