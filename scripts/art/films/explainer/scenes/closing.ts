import { paint } from '#scripts/build/drawing/palette.ts';
import { lerp, type Point } from '#scripts/art/kit/geometry.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import { linear, tag } from '#scripts/art/kit/svg.ts';
import { straight } from '#scripts/art/kit/pen.ts';
import type { Typeset } from '../typeset.ts';
import { light, partOf, ring } from '../marks.ts';
import { script } from '../script.ts';
import { type Scene, stage } from '../stage.ts';
import { drawLine, drawRising, drawSoft, setBlock } from '../words.ts';

const strands = 15;

/** A bridge of channels across the frame: they part around the middle and join at both sides. */
const strand = (index: number): Point[] => {
  const side = index / (strands - 1) - 0.5;
  return Array.from({ length: 121 }, (_, step): Point => {
    const along = step / 120;
    const open = Math.sin(along * Math.PI) ** 1.5;
    const middle = 646 - 84 * open + 10 * Math.sin(along * 5.2);
    const apart = side * lerp(30, 132, open) + 5 * Math.sin(along * 9 + index * 0.8) * open;
    return [lerp(-30, stage.widthPx + 30, along), middle + apart];
  });
};

const courses = Array.from({ length: strands }, (_, index) => strand(index));

const paintOf = (index: number): string =>
  index % 5 === 3 ? paint.clay : index % 4 === 2 ? paint.cream : paint.water;

const fade = (id: string, ink: string, strength: number): string =>
  linear(
    id,
    [0, 0],
    [stage.widthPx, 0],
    [
      [0, ink, 0.9 * strength],
      [0.5, ink, 0.62 * strength],
      [1, ink, 0.9 * strength],
    ],
  );

const drawBridge = (seconds: number): string =>
  courses
    .map((points, index) => {
      const drawn = easeInOut(progress(seconds, 0.2 + index * 0.03, 1.8 + index * 0.03));
      const id = `bridge${index}`;
      const from = 0.9 + ((index * 7) % 9) * 0.24;
      return drawn === 0
        ? ''
        : fade(id, paintOf(index), index % 2 === 0 ? 0.8 : 0.5) +
            tag('path', {
              d: straight(partOf(points, drawn), 2),
              fill: 'none',
              stroke: `url(#${id})`,
              'stroke-width': 1.3,
            }) +
            (index % 2 === 0
              ? light(`crossing${index}`, points, progress(seconds, from, from + 3), paint.cream, 2, 0.12)
              : '');
    })
    .join('');

/** The name and its promise. */
export const createClosing = async (typeset: Typeset): Promise<Scene> => {
  const words = script.closing;
  const name = await typeset(words.name, 'display-medium', 34);
  const headline = await setBlock(typeset, words.headline, 'display', 82, {
    leading: 1.06,
    trackingEm: -0.022,
  });
  const note = await setBlock(typeset, words.note, 'text', 20);
  return {
    ground: 'night',
    draw: (seconds) => {
      const here = easeOut(progress(seconds, 0.7, 1.4));
      return (
        drawBridge(seconds) +
        ring(stage.marginPx + 14, 139, 13 * here, paint.water, 2) +
        ring(stage.marginPx + 14, 139, 5.5 * here, paint.clay, 2) +
        drawLine(name, stage.marginPx + 42, 150, paint.cream, here) +
        drawRising(headline, stage.marginPx - 3, 282, paint.cream, seconds, { inS: 0.8 }) +
        drawSoft(note, stage.marginPx, 436, paint.haze, seconds, { inS: 1.6 })
      );
    },
  };
};
