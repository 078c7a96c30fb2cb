import type { Point } from '#scripts/art/kit/geometry.ts';

type Kind = 'orchard' | 'field' | 'city' | 'lake' | 'works';

export interface Plot {
  readonly kind: Kind;
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
}

/** The holdings in the plain, from right to left as the lines of the water reach them. */
export const plots: readonly Plot[] = [
  { kind: 'works', at: [1046, 742], rx: 92, ry: 38 },
  { kind: 'city', at: [846, 812], rx: 124, ry: 54 },
  { kind: 'lake', at: [560, 826], rx: 118, ry: 50 },
  { kind: 'orchard', at: [292, 800], rx: 116, ry: 50 },
  { kind: 'field', at: [106, 716], rx: 88, ry: 36 },
];

/** From a place in the unit circle to the plot as it lies in the plain. */
export const inPlot = ({ at, rx, ry }: Plot, [x, y]: Point): Point => [at[0] + x * rx, at[1] + y * ry];
