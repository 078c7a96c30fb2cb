import { paint } from '#scripts/build/drawing/palette.ts';
import { lerp, type Point } from '#scripts/art/kit/geometry.ts';
import { easeInOut, progress } from '#scripts/art/kit/easing.ts';
import type { Typeset } from '../typeset.ts';
import { light, stroke } from '../marks.ts';
import { script } from '../script.ts';
import type { Scene } from '../stage.ts';
import { drawRising, drawSoft, setBlock } from '../words.ts';

const centre = { x: 330, y: 356 } as const;
const rounds = 13;
const turnS = 4.6;

/** One round of the figure nought: the rounds lie close at top and foot and wide at the sides, as a pen would write it. */
const round = (index: number): Point[] => {
  const inward = index / (rounds - 1);
  const wide = lerp(166, 84, inward);
  const high = lerp(228, 208, inward);
  return Array.from({ length: 145 }, (_, step): Point => {
    const angle = (step / 144) * 2 * Math.PI - Math.PI * 0.62;
    const lean = 5 * Math.sin(angle * 2 + inward * 1.3) * Math.sin(inward * Math.PI);
    return [centre.x + (wide + lean) * Math.cos(angle), centre.y + high * Math.sin(angle)];
  });
};

const rings = Array.from({ length: rounds }, (_, index) => round(index));

const paintOf = (index: number): string =>
  index % 5 === 2 ? paint.clay : index % 4 === 1 ? paint.cream : paint.water;

const drawNought = (seconds: number): string =>
  rings
    .map((points, index) => {
      const startS = 0.45 + index * 0.05;
      const drawn = easeInOut(progress(seconds, startS, startS + 1.25));
      const runs = progress(
        seconds,
        1.5 + ((index * 5) % 7) * 0.17,
        1.5 + ((index * 5) % 7) * 0.17 + turnS / 2,
      );
      const edge = index === 0 || index === rounds - 1 ? 1 : 0.7;
      return (
        stroke(points, drawn, paintOf(index), index === 0 ? 2 : 1.4, edge * (index % 2 === 0 ? 0.95 : 0.65)) +
        (index % 3 === 1 ? light(`nought${index}`, points, runs, paint.cream, 2.2, 0.18) : '')
      );
    })
    .join('');

/** Zero success fees: a nought drawn by channels. */
export const createFees = async (typeset: Typeset): Promise<Scene> => {
  const words = script.fees;
  const headline = await setBlock(typeset, words.headline, 'display', 76, {
    leading: 1.04,
    trackingEm: -0.02,
  });
  const strong = await setBlock(typeset, words.strong, 'text-medium', 27);
  const details = await setBlock(typeset, words.details, 'text', 25, { leading: 1.45 });
  return {
    ground: 'night',
    draw: (seconds) =>
      drawNought(seconds) +
      drawRising(headline, 616, 302, paint.cream, seconds, { inS: 0.85 }) +
      drawSoft(strong, 620, 446, paint.water, seconds, { inS: 1.45 }) +
      drawSoft(details, 620, 492, paint.haze, seconds, { inS: 1.7 }),
  };
};
