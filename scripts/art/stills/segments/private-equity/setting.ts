import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { ring, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { clipped, linear, wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { flat, tiers } from './tiers.ts';

const horizon = 486;

export const gradients = [
  linear(
    'air',
    [0, 0],
    [0, horizon],
    [
      [0, mix(paint.mist, paint.water, 0.34)],
      [1, paint.white],
    ],
  ),
  linear(
    'plain',
    [0, horizon],
    [0, 900],
    [
      [0, mix(paint.mist, paint.white, 0.3)],
      [1, mix(paint.mist, paint.teal, 0.3)],
    ],
  ),
  linear(
    'wall',
    [80, 0],
    [1120, 0],
    [
      [0, paint.blush],
      [0.45, mix(paint.blush, paint.clay, 0.7)],
      [1, mix(paint.clay, paint.copper, 0.7)],
    ],
  ),
].join('');

/** Air round the core, and the plain, where the next ring is staked out. */
export function drawSetting(): string {
  const [outermost] = tiers;
  const core = tiers.at(-1)?.at ?? [0, 0];
  const ground: Point = [outermost?.at[0] ?? 0, (outermost?.at[1] ?? 0) + (outermost?.wall ?? 0)];
  const air = series(22, (share) => ring(core, lerp(150, 900, share ** 1.15)));
  const plain = series(15, (share) => {
    const rx = lerp(560, 1300, share);
    return ring(ground, rx, rx * flat);
  });
  const far = series(3, (_, order) =>
    smooth(
      series(40, (share): Point => [
        lerp(-10, 1210, share),
        horizon - 10 - order * 9 - Math.sin(share * 11 + order * 0.8) * 7,
      ]),
    ),
  );
  const below = shape([
    [0, horizon],
    [1200, horizon],
    [1200, 900],
    [0, 900],
  ]);
  return (
    wash('url(#air)', 1200, horizon) +
    stroke(air, { colour: paint.teal, width: 0.8, opacity: 0.3 }) +
    wash('url(#plain)', 1200, 900 - horizon, horizon) +
    stroke(far, { colour: paint.teal, width: 0.9, opacity: 0.6 }) +
    clipped('below', below, stroke(plain, { colour: paint.teal, width: 0.8, opacity: 0.4 })) +
    stroke([ring(ground, 580, 580 * flat)], { colour: paint.copper, width: 3, dash: '0.1 9' })
  );
}
