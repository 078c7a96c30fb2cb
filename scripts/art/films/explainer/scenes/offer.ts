import { paint } from '#scripts/build/drawing/palette.ts';
import { lerp, type Point } from '#scripts/art/kit/geometry.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import type { Typeset } from '../typeset.ts';
import { disc, level, light, ring, ripple, stroke } from '../marks.ts';
import { script } from '../script.ts';
import { type Scene, stage } from '../stage.ts';
import { drawRising, drawSoft, setBlock } from '../words.ts';

const shafts = [
  { x: 744, y: 236 },
  { x: 744, y: 500 },
] as const;

const lines = 12;

/** One line of the bundle: in from the left edge, then up or down to its shaft. */
const course = (index: number): Point[] => {
  const half = lines / 2;
  const side = (index % half) / (half - 1) - 0.5;
  const target = index < half ? shafts[0] : shafts[1];
  const y = 368 + (index - (lines - 1) / 2) * 7;
  return [
    ...level([-20, y + 22 * Math.sin(index)], [360, y], 0.5, 30),
    ...level([360, y], [target.x, target.y + side * 34], 0.52),
  ];
};

const courses = Array.from({ length: lines }, (_, index) => course(index));

const paintOf = (index: number): string =>
  index % 5 === 3 ? paint.copper : index % 4 === 1 ? paint.stone : paint.teal;

const drawChannels = (seconds: number): string =>
  courses
    .map((points, index) => {
      const drawn = easeInOut(progress(seconds, 0.35 + index * 0.03, 1.65 + index * 0.03));
      const runs = progress(seconds, 1.1 + (index % 4) * 0.34, 2.5 + (index % 4) * 0.34);
      return (
        stroke(points, drawn, paintOf(index), 1.3, 0.75) +
        (index % 3 === 0 ? '' : light(`offer${index}`, points, runs, paintOf(index), 2.2, 0.2))
      );
    })
    .join('');

const drawShaft = (x: number, y: number, seconds: number, atS: number): string => {
  const here = easeOut(progress(seconds, atS, atS + 0.6));
  if (here === 0) return '';
  const radius = lerp(8, 30, here);
  return (
    disc(x, y, radius, paint.paper) +
    ring(x, y, radius, paint.teal, 1.8, here) +
    ring(x, y, radius * 0.68, paint.teal, 1, 0.5 * here) +
    disc(x, y, radius * 0.2, paint.teal, here) +
    ripple(x, y, 30, seconds - atS - 0.7, paint.copper)
  );
};

/** One channel parts into the two products. */
export const createOffer = async (typeset: Typeset): Promise<Scene> => {
  const words = script.offer;
  const headline = await setBlock(typeset, words.headline, 'display', 66, {
    leading: 1.06,
    trackingEm: -0.02,
  });
  const texts = await Promise.all(
    [
      { name: words.product, detail: words.productDetail },
      { name: words.marketplace, detail: words.marketplaceDetail },
    ].map(async ({ name, detail }) => ({
      name: await setBlock(typeset, name, 'display', 42, { trackingEm: -0.01 }),
      detail: await setBlock(typeset, detail, 'text', 23, { leading: 1.36 }),
    })),
  );
  return {
    ground: 'paper',
    draw: (seconds) =>
      drawChannels(seconds) +
      shafts.map(({ x, y }, index) => drawShaft(x, y, seconds, 1.25 + index * 0.25)).join('') +
      drawRising(headline, stage.marginPx, 148, paint.ink, seconds, { inS: 0.55 }) +
      texts
        .map(({ name, detail }, index) => {
          const y = shafts[index]?.y ?? 0;
          const inS = 1.45 + index * 0.3;
          return (
            drawRising(name, 806, y - 14, paint.ink, seconds, { inS }) +
            drawSoft(detail, 808, y + 24, paint.slate, seconds, { inS: inS + 0.25 })
          );
        })
        .join(''),
  };
};
