import { lerp, series } from '#scripts/art/kit/geometry.ts';
import { ring, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { flat, onTier, tiers } from './tiers.ts';

/** Where the water of each terrace goes over its edge, from the youngest to the core. */
const angles = [0, 0.62, 0.4, 0.64, 0.38, 0.58].map((share) => share * Math.PI);

/** Water over the edge of one terrace and out to the ring of the next. */
function drawFall(order: number): string {
  const [tier, next] = [tiers[order], tiers[order - 1]];
  const angle = angles[order];
  if (!tier || !next || angle === undefined) return '';
  const half = 15 / tier.rx;
  const lines = series(9, (share) => {
    const own = lerp(angle - half, angle + half, share);
    const [x, y] = onTier(tier, own, 1);
    const [inX, inY] = onTier(tier, own, 0.93);
    const [outX, outY] = onTier(next, own, 0.925);
    return straight([
      [inX, inY],
      [x, y],
      [x, y + tier.wall],
      [outX, outY],
    ]);
  });
  const [x, y] = onTier(tier, angle, 1);
  const splash = [10, 18, 27].map((r) => ring([x, y + tier.wall], r, r * flat));
  return (
    stroke(lines, { colour: paint.deepTeal, width: 5.6 }) +
    stroke(lines, { colour: mix(paint.water, paint.white, 0.25), width: 1.3 }) +
    stroke(splash, { colour: paint.teal, width: 1, opacity: 0.8 })
  );
}

export const drawFalls = () => tiers.map((_, order) => drawFall(order)).join('');
