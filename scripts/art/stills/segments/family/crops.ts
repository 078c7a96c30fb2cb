import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { type Plot, inPlot } from './plots.ts';

const rowsOf = (count: number) => series(count, (share) => lerp(-0.88, 0.88, share));

export function drawOrchard(plot: Plot): string {
  const trees = rowsOf(7)
    .flatMap((y, row) => rowsOf(9).map((x): Point => [x + (row % 2) * 0.1, y]))
    .filter(([x, y]) => Math.hypot(x, y) < 0.86);
  const crowns = trees.map((tree) => {
    const [x, y] = inPlot(plot, tree);
    return { shade: ring([x + 3, y + 1.6], 5.4, 2.4), crown: ring([x, y - 4], 4.6, 5.6) };
  });
  return (
    fill(
      crowns.map(({ shade }) => shade),
      paint.copper,
      0.4,
    ) +
    fill(
      crowns.map(({ crown }) => crown),
      paint.teal,
    ) +
    stroke(
      crowns.map(({ crown }) => crown),
      { colour: paint.deepTeal, width: 0.9 },
    )
  );
}

export function drawField(plot: Plot): string {
  const furrows = series(22, (share) =>
    straight([inPlot(plot, [lerp(-1.4, 1, share), -1]), inPlot(plot, [lerp(-0.9, 1.5, share), 1])]),
  );
  return stroke(furrows, { colour: paint.copper, width: 1.4 });
}

export function drawLake(plot: Plot): string {
  const { at, rx, ry } = plot;
  const ripples = series(9, (share) => ring(at, rx * share, ry * share));
  return (
    fill([ring(at, rx, ry)], mix(paint.water, paint.mist, 0.4)) +
    stroke(ripples, { colour: paint.teal, width: 1.1 })
  );
}
