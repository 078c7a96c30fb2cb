import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';

/** One terrace of the hill: a round floor on a wall. All are seen from the same height. */
export interface Tier {
  /** Middle of its floor. */
  readonly at: Point;
  readonly rx: number;
  /** From its floor down to the floor of the next terrace out. */
  readonly wall: number;
}

export const flat = 0.34;

const middle = 600;

/** From the outermost and youngest terrace to the core. */
export const tiers: readonly Tier[] = [
  { at: [middle, 676], rx: 520, wall: 40 },
  { at: [middle, 596], rx: 412, wall: 80 },
  { at: [middle, 510], rx: 312, wall: 86 },
  { at: [middle, 420], rx: 220, wall: 90 },
  { at: [middle, 326], rx: 138, wall: 94 },
  { at: [middle, 232], rx: 66, wall: 94 },
];

/** A place on a terrace: `angle` from the right by way of the front, `out` from its middle, 1 at its edge. */
export const onTier = ({ at, rx }: Tier, angle: number, out: number): Point => [
  at[0] + Math.cos(angle) * rx * out,
  at[1] + Math.sin(angle) * rx * out * flat,
];

/** Part of a terrace's edge, or of a circle inside it. */
export const arcOf = (tier: Tier, from: number, to: number, out = 1, steps = 49): Point[] =>
  series(steps, (share) => onTier(tier, lerp(from, to, share), out));
