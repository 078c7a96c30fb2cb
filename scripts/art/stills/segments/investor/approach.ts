import { ease, normalAt, onCurve, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { found } from './glass.ts';

const investor: Point = [150, 742];

/** The way from the investor to the chosen point: five lines side by side. */
export const approach = series(5, (_, line) => {
  const way = series(25, (share) => onCurve([investor, [330, 820], [420, 520], found], share));
  return smooth(
    way.map(([x, y], index): Point => {
      const [across, down] = normalAt(way, index);
      const offset = (line - 2) * (5 - 2.4 * ease(index, 12, 24));
      return [x + across * offset, y + down * offset];
    }),
  );
});

/** Unseen until the investor chooses to be: no face, only a dashed outline. */
export function drawOnlooker(): string {
  return (
    stroke(approach, { colour: paint.paper, width: 8 }) +
    stroke(approach, { colour: paint.copper, width: 2.8, dash: '0.1 6.8' }) +
    fill([ring(investor, 66)], paint.paper) +
    stroke([ring(investor, 58)], { colour: paint.copper, width: 1.6, dash: '5 6' }) +
    stroke([ring(investor, 66)], { colour: paint.copper, width: 0.8, opacity: 0.6 }) +
    fill([ring(investor, 42)], paint.blush) +
    stroke(
      series(17, (share) => {
        const y = (share - 0.5) * 78;
        const half = Math.sqrt(42 * 42 - y * y) * 0.96;
        return straight([
          [investor[0] - half, investor[1] + y],
          [investor[0] + half, investor[1] + y],
        ]);
      }),
      { colour: paint.copper, width: 1.1, opacity: 0.8 },
    )
  );
}
