import { ease, lerp, series, swell, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { fill, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

export const middle = 620;

export const surface = 548;

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

export function drawGround(): string {
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
