import { ease, lerp, normalAt, onCurve, series, type Point } from '#scripts/art/kit/geometry.ts';
import { tributaries } from './places.ts';

const bed: readonly [Point, Point, Point, Point] = [
  [96, 396],
  [400, 610],
  [560, 330],
  [900, 470],
];

export const lastStep = 26;

const trunk = series(lastStep + 1, (share) => onCurve(bed, share));

const total = tributaries.reduce((sum, { lines }) => sum + lines, 0);

const fundStep = 23;

export const fund: Point = trunk[fundStep] ?? [0, 0];

/** The place of a line in the river: side by side, a little wider before the fund and narrow inside it. */
export function inTrunk(step: number, slot: number): Point {
  const [x, y] = trunk[step] ?? [0, 0];
  const [across, down] = normalAt(trunk, step);
  const apart = lerp(3.6, 4.3, ease(step, 8, 18)) - 1.1 * ease(step, 18, fundStep);
  const offset = (slot - (total - 1) / 2) * apart;
  return [x + across * offset, y + down * offset];
}
