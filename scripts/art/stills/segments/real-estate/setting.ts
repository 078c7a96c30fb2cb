import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { fill, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { at, inset, level, rows } from './iso.ts';
import { estate } from './plan.ts';

const relief = reliefFrom('real estate dunes');

const raised = 4.5;

/** Sand round the estate, in the long lines that wind leaves. */
export function drawDunes(): string {
  const lines = series(64, (share, index) =>
    smooth(
      series(40, (along): Point => {
        const x = lerp(-20, 1220, along);
        const y = lerp(-60, 960, share);
        return [x, y + relief(x / 240, index / 9) * 34 + relief(x / 90 + 7, index / 5) * 7];
      }),
    ),
  );
  return wash('url(#sand)', 1200, 900) + stroke(lines, { colour: paint.copper, width: 0.9, opacity: 0.42 });
}

/** The terrace of the estate, its retaining walls and its paving. */
export function drawEstate(): string {
  const { x, y } = estate;
  const left = shape([at(x[0], y[1]), at(x[1], y[1]), at(x[1], y[1], -raised), at(x[0], y[1], -raised)]);
  const right = shape([at(x[1], y[1]), at(x[1], y[0]), at(x[1], y[0], -raised), at(x[1], y[1], -raised)]);
  const shade = shape([
    at(x[1], y[0], -raised),
    at(x[1], y[1], -raised),
    at(x[0], y[1], -raised),
    at(x[0] + 6, y[1] + 5, -raised),
    at(x[1] + 9, y[1] + 6, -raised),
    at(x[1] + 9, y[0] + 3, -raised),
  ]);
  const bars = series(70, (share) => {
    const along = lerp(0.5, 99.5, share);
    return [
      straight([at(along, y[1], -0.6), at(along, y[1], -raised)]),
      straight([at(x[1], along, -0.6), at(x[1], along, -raised)]),
    ];
  }).flat();
  const line = mix(paint.copper, paint.ink, 0.4);
  return (
    fill([shade], paint.copper, 0.34) +
    fill([left], mix(paint.clay, paint.blush, 0.4)) +
    fill([right], mix(paint.clay, paint.copper, 0.4)) +
    stroke(bars, { colour: line, width: 0.9, opacity: 0.5 }) +
    fill([level(estate)], mix(paint.paper, paint.white, 0.5)) +
    stroke([...rows(estate, 34, 'x'), ...rows(estate, 34, 'y')], {
      colour: paint.line,
      width: 0.7,
      opacity: 0.8,
    }) +
    stroke([level(inset(estate, 1))], { colour: paint.copper, width: 0.9, opacity: 0.8 }) +
    stroke([left, right, level(estate)], { colour: line, width: 1.7 })
  );
}
