import type { Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';

/** The wheel: its hub, its rim, and how deep its buckets are. */
export const hub: Point = [628, 452];
export const rim = 318;
export const bucket = 40;

/** The canal below that all springs run to, and the one above that the wheel fills. */
export const river = { top: 726, bed: 818, gate: 342 };
export const canal = { top: 214, left: 600 };

export const relief = reliefFrom('fundraisers land');

/** The slope on the left, down to the canal. */
export const slopeAt = (x: number) =>
  river.top - 352 * (1 - Math.min(Math.max((x + 20) / 380, 0), 1)) ** 1.5 + relief(x / 80, 3) * 8;
