import { lerp, series, swell, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { fill, ring, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { clipped, wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { level, moon, moonRadius, wall } from './setting.ts';

const relief = reliefFrom('secondary hills');

/** Night, with the moon over the lower basin and hills behind both. */
export function drawSky(): string {
  const halo = series(34, (share) => ring(moon, lerp(moonRadius + 18, 1080, share ** 1.35)));
  const phase = series(11, (share) => {
    const x = lerp(-0.7, 0.6, share) * moonRadius;
    const half = Math.sqrt(moonRadius ** 2 - x ** 2);
    return smooth([
      [moon[0] + x - 12, moon[1] - half * 0.94],
      [moon[0] + x - 26 * (1 - share), moon[1]],
      [moon[0] + x - 12, moon[1] + half * 0.94],
    ]);
  });
  const hills = series(4, (share, order) => {
    const crest = series(60, (along): Point => {
      const x = lerp(-10, 1210, along);
      // The wall hides where one side of the land ends and the other begins.
      const foot = x < wall.right - 60 ? level.high - 56 + order * 17 : level.low - 96 + order * 30;
      const rise =
        96 * swell(x, 1150 - order * 120, 240) +
        60 * swell(x, 700 + order * 90, 150) +
        84 * swell(x, 60 + order * 110, 190);
      return [x, foot - rise * (1 - share * 0.5) + relief(x / 74, order * 5 + 2) * 14];
    });
    return (
      fill(
        [shape([...crest, [1210, 900], [-10, 900]])],
        mix(mix(paint.deepTeal, paint.dusk, 0.55), paint.night, share * 0.8),
      ) + stroke([smooth(crest)], { colour: paint.water, width: 1, opacity: 0.55 })
    );
  });
  return (
    wash('url(#night)', 1200, 900) +
    stroke(halo, { colour: paint.water, width: 0.8, opacity: 0.26 }) +
    fill([ring(moon, moonRadius)], paint.clay) +
    clipped(
      'moon',
      ring(moon, moonRadius),
      stroke(phase, { colour: paint.copper, width: 0.9, opacity: 0.6 }),
    ) +
    stroke([ring(moon, moonRadius)], { colour: paint.blush, width: 1.6 }) +
    hills.join('')
  );
}
