import { series, type Point } from '#scripts/art/kit/geometry.ts';
import { shape, straight } from '#scripts/art/kit/pen.ts';

const unit = 5.7;

/**
 * A place of the estate on the canvas, seen from above one corner: `x` runs down to
 * the right, `y` down to the left, both from 0 to 100 inside its walls, and `z` up.
 */
export const at = (x: number, y: number, z = 0): Point => [
  600 + (x - y) * 0.866 * unit,
  214 + (x + y) * 0.5 * unit - z * unit,
];

/** A rectangle of ground or water. */
export interface Area {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

export const level = ({ x, y }: Area, z = 0) =>
  shape([at(x[0], y[0], z), at(x[1], y[0], z), at(x[1], y[1], z), at(x[0], y[1], z)]);

/** Lines across an area, each at a constant `y`, or at a constant `x`. */
export const rows = ({ x, y }: Area, count: number, along: 'x' | 'y', z = 0) =>
  series(count, (share) => {
    const ownX = x[0] + (x[1] - x[0]) * share;
    const ownY = y[0] + (y[1] - y[0]) * share;
    return along === 'x'
      ? straight([at(x[0], ownY, z), at(x[1], ownY, z)])
      : straight([at(ownX, y[0], z), at(ownX, y[1], z)]);
  });

/** An area less a margin on all sides. */
export const inset = ({ x, y }: Area, by: number): Area => ({
  x: [x[0] + by, x[1] - by],
  y: [y[0] + by, y[1] - by],
});
