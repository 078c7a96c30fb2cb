import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { ease, lerp, series, swell, type Point } from '#scripts/art/kit/geometry.ts';
import { bed, level, wall } from './setting.ts';

const relief = reliefFrom('secondary water');

/** The bed steps down below the gate. */
export const bedAt = (x: number) => lerp(bed.high, bed.low, ease(x, wall.right - 20, wall.right + 130));

const opening = bed.high - wall.lip - 8;

/**
 * The surface: level in the upper basin, pressed under the lip of the gate, thin and
 * fast behind it, and back up in a jump to the level of the lower basin.
 */
export function surfaceAt(x: number): number {
  if (x < wall.left) return level.high;
  const jet = lerp(bed.high - opening, 744, ease(x, wall.right, wall.right + 104));
  const jump = lerp(jet, level.low, ease(x, wall.right + 84, wall.right + 200));
  return jump - 15 * swell(x, wall.right + 222, 34) + 6 * swell(x, wall.right + 290, 30);
}

/**
 * How far above the bed a line runs that came from `share` of the depth, as water
 * that leaves a long basin by its corner does: the stream function of a sink in the
 * corner of a half-open strip, solved for the height by halving.
 */
function heightBefore(x: number, share: number): number {
  const depth = bed.high - level.high;
  const away = (Math.PI * Math.max(wall.left - x, 0.5)) / depth;
  const stream = (angle: number) =>
    Math.atan2(Math.sinh(away) * Math.sin(angle), Math.cosh(away) * Math.cos(angle) - 1);
  let [low, high] = [0, Math.PI];
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + high) / 2;
    if (stream(middle) > Math.PI * share) high = middle;
    else low = middle;
  }
  return share * opening + (1 - opening / depth) * (low / Math.PI) * depth;
}

const steps = 190;

/** A line of the flow; `share` runs from the bed, 0, to the surface, 1. */
export function flowLine(share: number): Point[] {
  return series(steps, (along) => {
    const x = lerp(-20, 1220, along);
    if (x < wall.left) return [x, bed.high - heightBefore(x, share)];
    const restless = ease(x, wall.right + 90, wall.right + 210) * (1 - ease(x, 940, 1200) * 0.8);
    const rough = relief(x / 70 + share * 9, share * 5) * 9 * restless * Math.sin(Math.PI * share);
    return [x, lerp(bedAt(x), surfaceAt(x), share) + rough];
  });
}
