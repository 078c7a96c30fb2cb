import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { linear, radial } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawAqueduct } from './aqueduct.ts';
import { drawGate, drawLand, drawSky } from './land.ts';
import { canal, hub, rim, river } from './setting.ts';
import { drawSprings } from './springs.ts';
import { drawWheel } from './wheel.ts';

const size = { width: 1200, height: 900 };

const gradients = [
  linear(
    'evening',
    [0, 0],
    [0, river.top],
    [
      [0, mix(paint.copper, paint.ink, 0.42)],
      [1, mix(paint.copper, paint.clay, 0.3)],
    ],
  ),
  radial('sun', hub, rim, [
    [0, paint.clay],
    [0.6, mix(paint.clay, paint.copper, 0.45)],
    [1, paint.copper, 0.2],
  ]),
  linear(
    'earth',
    [0, 380],
    [0, 900],
    [
      [0, mix(paint.copper, paint.ink, 0.38)],
      [1, mix(paint.copper, paint.night, 0.82)],
    ],
  ),
  linear(
    'stone',
    [canal.left, 0],
    [1200, 0],
    [
      [0, mix(paint.clay, paint.copper, 0.3)],
      [1, mix(paint.clay, paint.blush, 0.5)],
    ],
  ),
].join('');

/** Fundraisers: many small springs run together, and a wheel lifts them into one canal that goes far. */
export function drawFundraisers(): Drawing {
  const ground = [
    gradients,
    drawSky(),
    drawAqueduct(),
    drawLand(),
    drawSprings(),
    drawGate(),
    drawWheel(),
  ].join('');
  return { ...size, ground };
}
