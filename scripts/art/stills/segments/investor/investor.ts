import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { linear, radial, wash } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawOnlooker } from './approach.ts';
import { drawField } from './field.ts';
import { bezel, lens, radius } from './glass.ts';
import { drawLens, shadow } from './lens.ts';

const size = { width: 1200, height: 900 };

/** Professional investors: a lens over a field of opportunities, and the one that the unseen investor has chosen. */
export function drawInvestor(): Drawing {
  const ground = [
    linear(
      'paper',
      [0, 0],
      [0, 900],
      [
        [0, paint.white],
        [1, paint.sand],
      ],
    ),
    radial('glass', [lens[0] - 60, lens[1] - 80], radius * 1.5, [
      [0, paint.dusk],
      [1, paint.night],
    ]),
    radial('shade', shadow, radius + bezel + 46, [
      [0.8, paint.ink, 0.34],
      [0.9, paint.ink, 0.12],
      [1, paint.ink, 0],
    ]),
    wash('url(#paper)', 1200, 900),
    drawField(),
    drawOnlooker(),
    drawLens(),
  ].join('');
  return { ...size, ground };
}
