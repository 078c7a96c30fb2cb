import { ease, lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { keystone, deck, type Side, crestY } from './setting.ts';

/** The channel that the bridge carries from one party to the other. */
export function drawChannel(): string {
  const at = (line: number) =>
    series(50, (share): Point => {
      const x = lerp(-20, 1220, share);
      const side: Side = x < keystone[0] ? -1 : 1;
      const open = 1 - 0.5 * ease(Math.abs(x - keystone[0]), 0, 300);
      return [
        x,
        (deck.top + deck.bottom) / 2 +
          (line - 2.5) * 4.6 * open +
          (crestY(side, x) - deck.top) * 0.9 +
          8 * ease(Math.abs(x - keystone[0]), 306, 420),
      ];
    });
  const lines = series(6, (_, line) => smooth(at(line)));
  const shafts = [0, 7, 14, 21, 28, 35, 42, 49].map((index) => at(2)[index] ?? keystone);
  const bed = [...at(-0.8), ...at(5.8).toReversed()];
  return (
    fill([shape(bed)], paint.night) +
    stroke(lines, { colour: paint.water, width: 1.6 }) +
    fill(
      shafts.map((point) => ring(point, 8.5)),
      paint.paper,
    ) +
    stroke(
      shafts.map((point) => ring(point, 8.5)),
      { colour: paint.copper, width: 2 },
    ) +
    fill(
      shafts.map((point) => ring(point, 3)),
      paint.copper,
    )
  );
}
