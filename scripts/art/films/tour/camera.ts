import { easeInOut, progress } from '#scripts/art/kit/easing.ts';
import { lerp } from '#scripts/art/kit/geometry.ts';
import type { View } from './screens.ts';

/** How long a screen is seen whole, how long the camera moves, and how long it stands to let one read. */
export const pace = { wholeS: 1, moveS: 1.2, readS: 1.5 } as const;

/** A whole screen: all are drawn in one size. */
export const whole = { x: 0, y: 0, width: 1120, height: 700 } as const;

/** On the way between two views. It comes nearer at an even pace, so that its aim keeps its place in the window. */
const between = (from: View, to: View, share: number): View => {
  const width = from.width * (to.width / from.width) ** share;
  const way = from.width === to.width ? share : (width - from.width) / (to.width - from.width);
  return { x: lerp(from.x, to.x, way), y: lerp(from.y, to.y, way), width };
};

/** Seconds that a screen is shown. */
export const lengthOf = (views: readonly View[]): number =>
  pace.wholeS + views.length * (pace.moveS + pace.readS);

/** What the window shows of a screen, seconds after it came: all of it, then each view in turn. */
export const viewAt = (views: readonly View[], seconds: number): View =>
  views.reduce<View>((from, to, index) => {
    const startS = pace.wholeS + index * (pace.moveS + pace.readS);
    return between(from, to, easeInOut(progress(seconds, startS, startS + pace.moveS)));
  }, whole);
