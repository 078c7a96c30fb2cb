import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { clamp } from '#scripts/art/kit/geometry.ts';
import { smooth, stroke } from '#scripts/art/kit/pen.ts';
import { linear, wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { courses } from './courses.ts';
import { drawClosing, drawFundVessel, drawHolding, drawSpring } from './marks.ts';
import { holdings, tributaries } from './places.ts';
import { drawLand, size } from './valley.ts';

/** Fund managers: investors' commitments as tributaries that join at each closing, run through the fund, and reach its holdings. */
export function drawFund(): Drawing {
  const lines = courses();
  const paths = lines.map(({ points }) => smooth(points));
  const draw = (width: number, lighten: number) =>
    lines
      .map(({ colour }, index) =>
        stroke([paths[index] ?? ''], {
          colour: mix(colour, paint.white, lighten),
          width,
          opacity: clamp(0.72 + lighten),
        }),
      )
      .join('');
  const ground = [
    linear(
      'night',
      [0, 0],
      [1200, 900],
      [
        [0, paint.dusk],
        [0.5, paint.night],
        [1, paint.dusk],
      ],
    ),
    wash('url(#night)', 1200, 900),
    drawLand(lines),
    stroke(paths, { colour: paint.night, width: 11, opacity: 0.9 }),
    draw(1.7, 0),
    drawClosing(7, 15, 37),
    drawClosing(12, 6, 44),
    drawClosing(17, 0, 52),
    drawFundVessel(draw(2, 0.3)),
    ...tributaries.map(drawSpring),
    ...holdings.map(drawHolding),
  ].join('');
  return { ...size, ground };
}
