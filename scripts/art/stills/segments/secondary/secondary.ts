import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { linear } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawGate } from './gate.ts';
import { drawGround } from './ground.ts';
import { bed, level, wall } from './setting.ts';
import { drawSky } from './sky.ts';
import { drawWater } from './water.ts';

const size = { width: 1200, height: 900 };

const gradients = [
  linear(
    'night',
    [0, 0],
    [0, 640],
    [
      [0, paint.night],
      [1, mix(paint.dusk, paint.teal, 0.45)],
    ],
  ),
  linear(
    'upper',
    [0, level.high],
    [0, bed.high],
    [
      [0, paint.teal],
      [1, paint.deepTeal],
    ],
  ),
  linear(
    'lower',
    [0, level.low],
    [0, bed.low],
    [
      [0, mix(paint.teal, paint.deepTeal, 0.4)],
      [1, mix(paint.deepTeal, paint.night, 0.6)],
    ],
  ),
  linear(
    'rock',
    [0, bed.high],
    [0, 900],
    [
      [0, mix(paint.copper, paint.ink, 0.2)],
      [1, mix(paint.copper, paint.night, 0.75)],
    ],
  ),
  linear(
    'masonry',
    [wall.left, 0],
    [wall.right, 0],
    [
      [0, mix(paint.clay, paint.copper, 0.45)],
      [1, mix(paint.clay, paint.blush, 0.4)],
    ],
  ),
].join('');

/** Secondary exit: a holding passes from one basin to another through a sluice that has been opened. */
export function drawSecondary(): Drawing {
  return { ...size, ground: gradients + drawSky() + drawWater() + drawGround() + drawGate() };
}
