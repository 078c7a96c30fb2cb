import { lerp, normalAt, onCurve, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { plots } from './plots.ts';
import type { Ridge } from './ridges.ts';

const linesPerPlot = 4;

const lineCount = plots.length * linesPerPlot;

/** Lines side by side along one way; each ridge carries more of them than the one above. */
export function drawStream({ water }: Ridge, order: number): string {
  const way = series(13, (share) => onCurve(water, share));
  const count = 5 + order * 4;
  const lines = series(count, (_, line) =>
    smooth(
      way.map(([x, y], index): Point => {
        const [aside, down] = normalAt(way, index);
        const offset = (line - (count - 1) / 2) * lerp(2.8, 4.2, index / (way.length - 1));
        return [x + aside * offset, y + down * offset * 0.5];
      }),
    ),
  );
  return (
    stroke(lines, { colour: paint.deepTeal, width: 5.4 }) + stroke(lines, { colour: paint.water, width: 1.7 })
  );
}

/** In the plain the water parts: four lines to each holding. */
export function drawDelta(from: Point): string {
  const lines = plots.flatMap(({ at, rx }, plot) =>
    series(linesPerPlot, (_, own) => {
      const line = plot * linesPerPlot + own - (lineCount - 1) / 2;
      const start: Point = [from[0] - line * 2.7, from[1]];
      const side = Math.sign(at[0] - from[0]);
      const reach = Math.abs(at[0] - from[0]) > rx ? rx * 0.96 : 0;
      const end: Point = [at[0] - side * reach, at[1] + (own - 1.5) * 3.4];
      return smooth(
        series(15, (share) =>
          onCurve(
            [start, [start[0] - line * 0.6, start[1] + 70], [lerp(end[0], start[0], 0.42), end[1]], end],
            share,
          ),
        ),
      );
    }),
  );
  return (
    stroke(lines, { colour: paint.night, width: 5.4 }) + stroke(lines, { colour: paint.water, width: 1.5 })
  );
}

/** The first spring, high on the oldest ridge. */
export function drawSource([x, y]: Point): string {
  const rays = series(25, (share) => {
    const angle = Math.PI * (1 + share);
    return straight([
      polar([x, y], angle, 30),
      polar([x, y], angle, 30 + 10 + 8 * Math.sin(share * Math.PI)),
    ]);
  });
  return (
    stroke(rays, { colour: paint.copper, width: 1.1 }) +
    fill([ring([x, y], 22)], paint.white) +
    stroke([ring([x, y], 22), ring([x, y], 13)], { colour: paint.copper, width: 1.8 }) +
    fill([ring([x, y], 6)], paint.copper)
  );
}
