import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { stroke } from '#scripts/art/kit/pen.ts';
import { linear } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawCompass, drawDividers, drawStaff, drawTheodolite } from './instruments.ts';
import { drawMap, drawProjections } from './map.ts';
import { drawSection } from './section.ts';
import { fold, groundAt } from './valley.ts';

const size = { width: 1200, height: 900 };

const gradients = [
  linear(
    'sheet',
    [0, 0],
    [1200, fold],
    [
      [0, paint.teal],
      [1, mix(paint.deepTeal, paint.night, 0.25)],
    ],
  ),
  linear(
    'margin',
    [0, fold],
    [0, 620],
    [
      [0, mix(paint.sand, paint.paper, 0.4)],
      [1, paint.white],
    ],
  ),
].join('');

/** Consultants: a valley surveyed from above and in section before anyone digs, with the instruments that did it. */
export function drawConsultants(): Drawing {
  const ground = [
    gradients,
    drawMap(),
    drawCompass(),
    drawSection(),
    drawProjections(groundAt),
    stroke([`M0 ${fold}H1200`], { colour: paint.ink, width: 2.4 }),
    drawTheodolite(),
    drawStaff(),
    drawDividers(),
  ].join('');
  return { ...size, ground };
}
