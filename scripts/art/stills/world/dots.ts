import { distance, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { dubai } from './cities.ts';
import { isLand } from './land.ts';
import { fromCanvas, size } from './projection.ts';
import type { View } from './view.ts';

const apart = 9.6;

/** Whole dots only: the edge of the picture cuts none of them. */
const isWithin = ([x, y]: Point, { left, top, width, height }: View) =>
  x > left + 3 && x < left + width - 3 && y > top + 3 && y < top + height - 3;

export function drawDots(view: View): string {
  const rows = series(Math.ceil(size.height / (apart * 0.866)) + 1, (_, row) =>
    series(Math.ceil(size.width / apart) + 2, (__, column): Point => [
      (column + (row % 2) / 2) * apart,
      row * apart * 0.866,
    ]),
  ).flat();
  const dots = rows.filter((dot) => isWithin(dot, view) && isLand(...fromCanvas(dot)));
  const near = (dot: Point) => distance(dot, dubai);
  // Brightness falls off in steps from Dubai, so that all dots of a step share one path.
  const steps = [130, 260, 420, 620, 2000];
  return steps
    .map((limit, index) => {
      const share = dots.filter((dot) => near(dot) <= limit && near(dot) > (steps[index - 1] ?? -1));
      return fill(
        share.map((dot) => ring(dot, 2.5 - index * 0.14)),
        mix(paint.water, paint.nightLine, 0.2 + index * 0.15),
      );
    })
    .join('');
}
