import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { shape } from '#scripts/art/kit/pen.ts';
import { clipped, linear } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawBank } from './banks.ts';
import { drawBridge } from './bridge.ts';
import { drawChannel } from './channel.ts';
import { waterline } from './setting.ts';
import { drawSky } from './sky.ts';
import { drawTowers } from './towers.ts';
import { drawWater } from './water.ts';

const size = { width: 1200, height: 900 };

/** Advisory firms: two banks and the bridge that carries a channel from one to the other; with its reflection it closes a circle. */
export function drawAdvisory(): Drawing {
  const above = [drawSky(), drawBridge(), drawTowers(), drawBank(-1), drawBank(1), drawChannel()].join('');
  const ground = [
    linear(
      'sky',
      [0, 0],
      [0, waterline],
      [
        [0, paint.paper],
        [0.55, paint.white],
        [1, paint.blush],
      ],
    ),
    linear(
      'stone',
      [290, 0],
      [910, 0],
      [
        [0, mix(paint.mist, paint.teal, 0.18)],
        [0.5, paint.white],
        [1, mix(paint.blush, paint.clay, 0.3)],
      ],
    ),
    linear(
      'grain',
      [290, 0],
      [910, 0],
      [
        [0, paint.deepTeal],
        [0.5, mix(paint.deepTeal, paint.copper, 0.5)],
        [1, paint.copper],
      ],
    ),
    linear(
      'deep',
      [0, waterline],
      [0, 900],
      [
        [0, paint.teal, 0.26],
        [1, paint.night, 0.8],
      ],
    ),
    above,
    clipped(
      'lake',
      shape([
        [0, waterline],
        [1200, waterline],
        [1200, 900],
        [0, 900],
      ]),
      drawWater(above),
    ),
  ].join('');
  return { ...size, ground };
}
