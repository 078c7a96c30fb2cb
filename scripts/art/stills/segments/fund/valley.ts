import { contoursOf } from '#scripts/art/kit/contours.ts';
import { distance, series } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { smooth, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import type { Course } from './courses.ts';

export const size = { width: 1200, height: 900 };

/** The valley the river has cut: low by the water, hilly away from it. */
export function drawLand(lines: readonly Course[]): string {
  const relief = reliefFrom('fund land');
  const water = lines
    .filter((_, index) => index % 5 === 2)
    .flatMap(({ points }) => points.filter((_, at) => at % 2 === 0));
  const heightAt = (x: number, y: number) => {
    const away = water.reduce((nearest, point) => Math.min(nearest, distance(point, [x, y])), 400);
    return 150 * Math.tanh(away / 150) + relief(x / 170, y / 170) * 64 + relief(x / 64 + 9, y / 64) * 13;
  };
  const field = { ...size, cell: 12, heightAt };
  const levels = series(15, (_, index) => 26 + index * 15);
  return contoursOf(field, levels)
    .map((contours, index) => {
      const paths = contours.filter((line) => line.length > 5).map((line) => smooth(line));
      const strong = index % 5 === 0;
      return stroke(paths, {
        colour: strong ? mix(paint.nightLine, paint.water, 0.16) : paint.nightLine,
        width: strong ? 1.3 : 0.8,
      });
    })
    .join('');
}
