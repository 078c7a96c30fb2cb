import { paint } from '#scripts/build/drawing/palette.ts';
import type { Point } from '#scripts/art/kit/geometry.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import type { Typeset } from '../typeset.ts';
import { disc, level, light, ring, stroke } from '../marks.ts';
import { script } from '../script.ts';
import { type Scene, stage } from '../stage.ts';
import { drawLine, drawRising, setBlock } from '../words.ts';

const list = { x: 690, top: 92, step: 47.5 } as const;

/** A channel from the foot of the left side to its own shaft in front of a name. */
const course = (index: number, count: number): Point[] => {
  const side = index - (count - 1) / 2;
  const target: Point = [list.x, list.top + index * list.step];
  const gather: Point = [300, 470 + side * 6];
  return [
    ...level([-20, 560 + side * 9 + 14 * Math.sin(index * 2.1)], gather, 0.5, 30),
    ...level(gather, target, 0.56),
  ];
};

const paintOf = (index: number): string => (index % 4 === 2 ? paint.copper : paint.teal);

/** Whom the platform serves: a channel for each. */
export const createAudiences = async (typeset: Typeset): Promise<Scene> => {
  const words = script.audiences;
  const headline = await setBlock(typeset, words.headline, 'display', 72, {
    leading: 1.04,
    trackingEm: -0.02,
  });
  const names = await Promise.all(words.list.map((name) => typeset(name, 'display', 27)));
  const courses = names.map((_, index) => course(index, names.length));
  return {
    ground: 'paper',
    draw: (seconds) =>
      courses
        .map((points, index) => {
          const startS = 0.3 + index * 0.045;
          const drawn = easeInOut(progress(seconds, startS, startS + 1.15));
          const runs = progress(seconds, 1.3 + ((index * 5) % 8) * 0.16, 2.8 + ((index * 5) % 8) * 0.16);
          return (
            stroke(points, drawn, paintOf(index), 1.3, 0.7) +
            light(`who${index}`, points, runs, paintOf(index), 2.2, 0.16)
          );
        })
        .join('') +
      names
        .map((name, index) => {
          const here = easeOut(progress(seconds, 1.05 + index * 0.06, 1.75 + index * 0.06));
          const y = list.top + index * list.step;
          if (here === 0) return '';
          return (
            disc(list.x, y, 8 * here, paint.paper) +
            ring(list.x, y, 8 * here, paintOf(index), 1.6) +
            disc(list.x, y, 3 * here, paintOf(index)) +
            drawLine(name, list.x + 26 + 14 * (1 - here), y + 8.5, paint.ink, here)
          );
        })
        .join('') +
      drawRising(headline, stage.marginPx, 190, paint.ink, seconds, { inS: 0.55 }),
  };
};
