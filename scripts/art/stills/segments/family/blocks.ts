import { series } from '#scripts/art/kit/geometry.ts';
import { fill, shape, straight, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { type Plot, inPlot } from './plots.ts';

/** Upright blocks, the far ones first. */
export function drawBlocks(
  plot: Plot,
  blocks: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  return blocks
    .map(([x, y, width, height]) => {
      const [left, foot] = inPlot(plot, [x, y]);
      const depth = width * 0.45;
      const front = shape([
        [left, foot],
        [left, foot - height],
        [left + width, foot - height],
        [left + width, foot],
      ]);
      const flank = shape([
        [left + width, foot],
        [left + width, foot - height],
        [left + width + depth, foot - height - depth * 0.5],
        [left + width + depth, foot - depth * 0.5],
      ]);
      const roof = shape([
        [left, foot - height],
        [left + depth, foot - height - depth * 0.5],
        [left + width + depth, foot - height - depth * 0.5],
        [left + width, foot - height],
      ]);
      const floors = series(Math.max(2, Math.round(height / 6)), (share) => {
        const level = foot - 3 - share * (height - 6);
        return straight([
          [left + 2, level],
          [left + width - 2, level],
        ]);
      });
      return (
        fill([front], paint.white) +
        fill([flank], paint.clay) +
        fill([roof], paint.blush) +
        stroke(floors, { colour: paint.copper, width: 0.9 }) +
        stroke([front, flank, roof], { colour: paint.ink, width: 1 })
      );
    })
    .join('');
}

export const city = [
  [-0.5, -0.34, 17, 46],
  [-0.2, -0.42, 15, 70],
  [0.12, -0.36, 20, 40],
  [0.42, -0.24, 16, 56],
  [-0.7, 0.06, 22, 30],
  [-0.34, 0.14, 18, 52],
  [-0.02, 0.1, 22, 34],
  [0.34, 0.2, 20, 44],
  [-0.46, 0.56, 24, 20],
  [0.02, 0.62, 22, 26],
] as const;

export const works = [
  [-0.62, -0.1, 40, 18],
  [0.02, -0.22, 12, 50],
  [0.26, -0.16, 12, 42],
  [-0.3, 0.44, 52, 20],
  [0.46, 0.34, 22, 14],
] as const;
