import type { Drawing } from '../drawing.ts';
import { ease, lerp, onCurve, polar, series, swell, type Point } from '../lines/geometry.ts';
import { reliefFrom } from '../lines/noise.ts';
import { fill, linear, radial, ring, shape, smooth, stroke, wash } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';

const size = { width: 1200, height: 900 };
const middle = 620;
const surface = 548;
const sun: Point = [middle, 318];
const sunRadius = 172;

const relief = reliefFrom('founders ground');

/** The top of the ground at a depth: each layer is pushed up where the water rises, the upper ones most. */
function layer(depth: number): Point[] {
  return series(61, (share): Point => {
    const x = lerp(-20, 1220, share);
    const pushed = 74 * swell(x, middle, 120 + depth * 0.5) * (1 - ease(depth, 40, 330));
    const sunk = 26 * swell(x, middle, 30) * ease(depth, 0, 60) * (1 - ease(depth, 60, 330));
    const folds =
      relief(x / 230 + depth / 300, depth / 120) * (16 + depth * 0.06) + relief(x / 90, depth / 60 + 11) * 4;
    return [x, surface + depth - pushed - sunk + folds * ease(depth, -40, 60)];
  });
}

const strata: readonly {
  readonly from: number;
  readonly to: number;
  readonly lines: number;
  readonly colour: string;
  readonly line: string;
}[] = [
  { from: 0, to: 46, lines: 8, colour: mix(paint.clay, paint.blush, 0.35), line: paint.copper },
  {
    from: 46,
    to: 112,
    lines: 11,
    colour: mix(paint.clay, paint.copper, 0.35),
    line: mix(paint.copper, paint.ink, 0.35),
  },
  { from: 112, to: 176, lines: 9, colour: mix(paint.copper, paint.ink, 0.12), line: paint.clay },
  {
    from: 176,
    to: 252,
    lines: 12,
    colour: mix(paint.copper, paint.night, 0.62),
    line: mix(paint.clay, paint.copper, 0.3),
  },
  { from: 252, to: 400, lines: 14, colour: paint.night, line: mix(paint.nightLine, paint.water, 0.2) },
];

function drawGround(): string {
  return strata
    .map(({ from, to, lines, colour, line }) => {
      const body = shape([...layer(from), [1220, 920], [-20, 920]]);
      const grain = series(lines, (share) => smooth(layer(lerp(from + 4, to - 2, share ** 0.9))));
      return (
        fill([body], colour) +
        stroke(grain, { colour: line, width: 0.9, opacity: 0.62 }) +
        stroke([smooth(layer(from))], { colour: line, width: 1.6 })
      );
    })
    .join('');
}

/** Water from the channel on the left, through the shaft, to the break in the ground. */
function risingLine(place: number): Point[] {
  const bend = series(13, (share) =>
    onCurve(
      [
        [-20, 806 + place * 46],
        [360 - place * 60, 806 + place * 46],
        [middle + place * 46, 872],
        [middle + place * 40, 690],
      ],
      share,
    ),
  );
  const up = series(9, (share): Point => {
    const narrow = lerp(40, 13, ease(share));
    return [middle + place * narrow, lerp(690, surface - 44, share)];
  });
  return [...bend, ...up.slice(1)];
}

/** One jet of the fountain: up, over, and down to the ground. `place` runs from 0, upright, to 1, the farthest. */
function jet(side: number, place: number): Point[] {
  const reach = side * lerp(10, 470, place);
  const rise = lerp(70, 448, Math.sqrt(1 - (place * 0.96) ** 2)) * 1.33;
  const start: Point = [middle + side * (1 + place * 13), surface - 44];
  const end: Point = [middle + reach, surface - 2 - 62 * swell(reach, 0, 130)];
  const lean = reach * 0.2;
  return series(25, (share) =>
    onCurve([start, [start[0] + lean, start[1] - rise], [end[0] - lean, end[1] - rise], end], share),
  );
}

const jets = [-1, 1].flatMap((side) => series(13, (share) => ({ side, share, points: jet(side, share) })));

function drawFountain(): string {
  const paths = jets.map(({ points }) => smooth(points));
  const fine = [-1, 1].flatMap((side) =>
    series(37, (share, index) =>
      index % 3 === 0 ? '' : smooth(jet(side, share).slice(0, 15 + (index % 3) * 2)),
    ),
  );
  // Drops shrink as they fall, and stay in step from one jet to the next.
  const drops = jets.flatMap(({ points, share }) =>
    [14, 16, 18, 20, 22].flatMap((at, order) => {
      const point = points[at];
      return point && share > 0.05 ? [ring(point, 4.2 - order * 0.6)] : [];
    }),
  );
  const landings = jets.filter(({ share }) => share > 0.2).map(({ points }) => points.at(-1) ?? sun);
  return (
    stroke(
      landings.flatMap((point) => [ring(point, 6, 1.8), ring(point, 14, 4)]),
      { colour: paint.teal, width: 1, opacity: 0.7 },
    ) +
    stroke(fine, { colour: 'url(#jet)', width: 0.8, opacity: 0.8 }) +
    stroke(paths, { colour: 'url(#jet)', width: 1.9 }) +
    fill(drops, paint.teal)
  );
}

function drawShaft(): string {
  const rising = series(23, (share) => smooth(risingLine(share * 2 - 1)));
  const outline = [...risingLine(-1.12), ...risingLine(1.12).toReversed()];
  return fill([shape(outline)], paint.deepTeal) + stroke(rising, { colour: paint.water, width: 1.5 });
}

function drawSky(): string {
  const halo = series(30, (share) => ring(sun, lerp(sunRadius + 34, 720, share ** 1.2)));
  const rays = series(180, (share) => {
    const angle = share * Math.PI * 2;
    return smooth([polar(sun, angle, sunRadius + 8), polar(sun, angle, sunRadius + 20)]);
  });
  return (
    wash('url(#sky)', 1200, 900) +
    stroke(halo, { colour: paint.copper, width: 0.9, opacity: 0.3 }) +
    fill([ring(sun, sunRadius)], 'url(#sun)') +
    stroke(rays, { colour: paint.copper, width: 1, opacity: 0.6 }) +
    stroke([ring(sun, sunRadius)], { colour: paint.copper, width: 1.2, opacity: 0.8 })
  );
}

/** Founders: a spring that breaks through the ground at dawn. */
export function drawFounders(): Drawing {
  const ground = [
    linear(
      'sky',
      [0, 0],
      [0, 620],
      [
        [0, paint.paper],
        [0.6, paint.blush],
        [1, mix(paint.blush, paint.clay, 0.55)],
      ],
    ),
    radial('sun', sun, sunRadius, [
      [0, paint.white],
      [0.55, paint.paper],
      [1, mix(paint.blush, paint.clay, 0.5)],
    ]),
    linear(
      'jet',
      [0, surface - 30],
      [0, surface - 150],
      [
        [0, paint.water],
        [1, paint.teal],
      ],
    ),
    drawSky(),
    drawGround(),
    drawShaft(),
    drawFountain(),
  ].join('');
  return { ...size, ground };
}
