import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { linear, radial } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { surface, drawGround } from './ground.ts';
import { sun, sunRadius, drawSky } from './sky.ts';
import { drawFountain, drawShaft } from './water.ts';

const size = { width: 1200, height: 900 };

/** Founders: a spring that breaks through the ground at dawn. */
export function drawFounders(): Drawing {
  const ground = [
    linear(
      'sky',
      [0, 0],
      [0, 620],
      [
        [0, paint.paper],
        [0.6, paint.blush],
        [1, mix(paint.blush, paint.clay, 0.55)],
      ],
    ),
    radial('sun', sun, sunRadius, [
      [0, paint.white],
      [0.55, paint.paper],
      [1, mix(paint.blush, paint.clay, 0.5)],
    ]),
    linear(
      'jet',
      [0, surface - 30],
      [0, surface - 150],
      [
        [0, paint.water],
        [1, paint.teal],
      ],
    ),
    drawSky(),
    drawGround(),
    drawShaft(),
    drawFountain(),
  ].join('');
  return { ...size, ground };
}
