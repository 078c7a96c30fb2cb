import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { fill, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { clipped } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { bedAt } from './flow.ts';

const relief = reliefFrom('secondary ground');

/** Rock below both basins, in layers that follow the step of the bed. */
export function drawGround(): string {
  const across = series(120, (share) => lerp(-20, 1220, share));
  const layer = (down: number): Point[] =>
    across.map((x) => [x, bedAt(x) + down + relief(x / 190, down / 40) * Math.min(down * 0.22, 12)]);
  const body = shape([...layer(0), [1220, 920], [-20, 920]]);
  const grain = series(19, (share) => smooth(layer(lerp(8, 190, share))));
  return (
    fill([body], 'url(#rock)') +
    clipped('rock-body', body, stroke(grain, { colour: paint.clay, width: 0.9, opacity: 0.5 })) +
    stroke([smooth(layer(0))], { colour: mix(paint.clay, paint.copper, 0.3), width: 2.4 })
  );
}
