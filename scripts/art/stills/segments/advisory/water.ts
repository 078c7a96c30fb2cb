import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { moved, wash } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { waterline, relief } from './setting.ts';

/** Everything above the waterline once more, upside down, broken by the ripples of the water. */
export function drawWater(above: string): string {
  const ripples = series(44, (share, index) => {
    const y = waterline + 3 + 296 * share ** 1.45;
    const points = series(31, (along): Point => {
      const x = lerp(-20, 1220, along);
      return [x, y + relief(x / 60 + index * 3, index) * lerp(1, 7, share)];
    });
    return { path: smooth(points), width: lerp(0.8, 3.2, share) };
  });
  return (
    moved(above, waterline * 1.96, -0.96) +
    wash('url(#deep)', 1200, 300, waterline) +
    ripples
      .map(({ path, width }, index) =>
        stroke([path], {
          colour: index % 3 === 0 ? paint.water : paint.deepTeal,
          width,
          opacity: index % 3 === 0 ? 0.3 : 0.42,
        }),
      )
      .join('') +
    stroke(
      [
        straight([
          [-20, waterline],
          [1220, waterline],
        ]),
      ],
      { colour: paint.ink, width: 1.4, opacity: 0.7 },
    )
  );
}
