import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { rough } from './relief.ts';
import type { Ridge } from './ridges.ts';

const across = series(76, (share) => lerp(-10, 1210, share));

export const outlineOf = ({ crest }: Ridge) =>
  shape([...across.map((x): Point => [x, crest(x)]), [1210, 910], [-10, 910]]);

/** Silk over the hill: lines that copy its crest and flatten towards its foot. */
export function drawRidge(ridge: Ridge): string {
  const { crest, foot, lines, body, line } = ridge;
  const copy = (share: number): Point[] =>
    across.map((x) => [
      x,
      lerp(crest(x), foot + rough(x, 31, 200, 14), share ** 1.15) +
        rough(x, 40 + share * 3, 70, 7) * Math.sin(Math.PI * share),
    ]);
  const silk = series(lines, (share) => smooth(copy(lerp(0.03, 1, share))));
  return (
    fill([outlineOf(ridge)], body) +
    stroke(silk, { colour: line, width: 0.9, opacity: 0.66 }) +
    stroke([smooth(copy(0))], { colour: line, width: 1.8 })
  );
}
