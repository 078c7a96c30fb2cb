import { clamp } from './geometry.ts';

/** How far `value` is on its way from `from` to `to`: 0 before, 1 after. */
export const progress = (value: number, from: number, to: number): number =>
  clamp((value - from) / (to - from));

/** Leaves and arrives at rest; no visible corner at either end. */
export const easeInOut = (share: number): number => {
  const x = clamp(share);
  return x * x * x * (x * (x * 6 - 15) + 10);
};

/** Arrives softly: for what enters. */
export const easeOut = (share: number): number => 1 - (1 - clamp(share)) ** 4;

/** Leaves softly: for what goes away. */
export const easeIn = (share: number): number => clamp(share) ** 3;

/** Position in a cycle, from 0 up to but not including 1, also for negative values. */
export const cycle = (value: number): number => value - Math.floor(value);
