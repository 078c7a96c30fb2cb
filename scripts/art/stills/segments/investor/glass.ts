import { distance, polar, type Point } from '#scripts/art/kit/geometry.ts';
import { rows } from './field.ts';

/** Where the lens lies, and how wide its glass and its rim are. */
export const lens: Point = [724, 412];
export const radius = 262;
export const bezel = 40;

// How far from its middle the lens sees: two fifths of its own width.
const seen = 98;

/** Where the lens shows a point, and how large: larger in the middle, as through glass. */
export function through([x, y]: Point): { at: Point; scale: number } {
  const away = distance([x, y], lens);
  const share = away / seen;
  const shown = (radius * 1.9 * share) / (1 + 0.9 * share);
  const angle = Math.atan2(y - lens[1], x - lens[0]);
  return { at: polar(lens, angle, shown), scale: 1 / (1 + 0.9 * share) ** 1.5 };
}

export const inSight = (point: Point) => distance(point, lens) < seen * 1.15;

/** All that is under the lens. */
export const candidates = rows.flat().filter(inSight);

export const chosen = candidates.reduce((best, point) => {
  const aim: Point = [lens[0] - 11, lens[1] + 9];
  return distance(point, aim) < distance(best, aim) ? point : best;
}, lens);

/** Where the chosen one is seen. */
export const found = through(chosen).at;
