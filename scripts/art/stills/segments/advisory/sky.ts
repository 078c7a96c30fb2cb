import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { waterline, keystone, relief } from './setting.ts';

const sun: Point = [keystone[0], waterline - 34];

export function drawSky(): string {
  const halo = series(13, (share) => ring(sun, lerp(86, 226, share)));
  const air = series(24, (share) => ring(sun, lerp(300, 800, share ** 1.1)));
  const hills = [0, 1, 2].map((order) =>
    series(40, (share): Point => {
      const x = lerp(330, 870, share);
      return [x, waterline - 44 + order * 17 - relief(x / 62, order * 4 + 53) * (26 - order * 5)];
    }),
  );
  return (
    wash('url(#sky)', 1200, waterline) +
    stroke(air, { colour: paint.copper, width: 0.8, opacity: 0.22 }) +
    stroke(halo, { colour: paint.copper, width: 0.8, opacity: 0.4 }) +
    fill([ring(sun, 76)], paint.copper) +
    hills
      .map((points, order) =>
        fill(
          [shape([...points, [870, waterline], [330, waterline]])],
          mix(paint.mist, paint.teal, 0.1 + order * 0.16),
        ),
      )
      .join('') +
    stroke(
      hills.map((points) => smooth(points)),
      { colour: paint.teal, width: 0.9, opacity: 0.7 },
    )
  );
}
