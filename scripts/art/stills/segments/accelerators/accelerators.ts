import { randomFrom } from '#src/lib/channel-lines.ts';
import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { cellsOf } from '#scripts/art/kit/cells.ts';
import type { Point } from '#scripts/art/kit/geometry.ts';
import { shape, stroke } from '#scripts/art/kit/pen.ts';
import { wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { grounds, springs, drawSpring } from './springs.ts';

const size = { width: 1200, height: 900 };

/** Accelerators: a cohort of springs seen from above, each on its own ground, with the channels they share between them. */
export function drawAccelerators(): Drawing {
  const random = randomFrom('accelerators ground');
  const frame: Point[] = [
    [-160, -160],
    [1360, -160],
    [1360, 1060],
    [-160, 1060],
  ];
  const cells = cellsOf(springs, frame);
  const channels = cells.map((cell) => shape(cell));
  const ground = [
    wash(paint.deepTeal, 1200, 900),
    stroke(channels, { colour: paint.night, width: 18, opacity: 0.45 }),
    // One wide pen under a narrower one of the ground leaves two banks; the third is the water.
    stroke(channels, { colour: paint.water, width: 8.4 }),
    stroke(channels, { colour: mix(paint.deepTeal, paint.night, 0.45), width: 6.4 }),
    stroke(channels, { colour: paint.water, width: 1.2 }),
    ...springs.map((spring, index) => {
      // Two steps along a row and three down: neighbours never lie on the same ground.
      const look =
        grounds[((index % 6) * 2 + Math.floor(index / 6) * 3 + Math.floor(index / 4)) % grounds.length];
      if (!look) return '';
      return drawSpring(spring, cells[index] ?? frame, look, 8 + Math.floor(random() * 6), random());
    }),
  ].join('');
  return { ...size, ground };
}
