export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** A share of the way from one value to another. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** How far `value` is on its way from `from` to `to`: 0 before, 1 after. */
export const progress = (value: number, from: number, to: number): number =>
  clamp01((value - from) / (to - from));

/** Leaves and arrives at rest; no visible corner at either end. */
export const easeInOut = (share: number): number => {
  const x = clamp01(share);
  return x * x * x * (x * (x * 6 - 15) + 10);
};

/** Arrives softly: for what enters. */
export const easeOut = (share: number): number => 1 - (1 - clamp01(share)) ** 4;

/** Leaves softly: for what goes away. */
export const easeIn = (share: number): number => clamp01(share) ** 3;

/** A bell of height 1 around 0; `width` is where it has fallen to about a third. */
export const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

/** Position in a cycle, from 0 up to but not including 1, also for negative values. */
export const cycle = (value: number): number => value - Math.floor(value);
