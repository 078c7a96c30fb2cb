import { lerp, series } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { arcOf, flat, onTier, type Tier } from './tiers.ts';

const drop = (down: number, [x, y]: readonly [number, number]) => [x, y + down] as const;

/** The wall to the front: courses of stone between upright lines, closer towards the sides as on a drum. */
function drawWall(tier: Tier): string {
  const edge = arcOf(tier, 0, Math.PI);
  const foot = edge.map((point) => drop(tier.wall, point));
  const upright = series(Math.round(tier.rx / 3.4), (share) => {
    const top = onTier(tier, Math.PI * share, 1);
    return straight([drop(7, top), drop(tier.wall, top)]);
  });
  const body = shape([...edge, ...foot.toReversed()]);
  return (
    fill([body], 'url(#wall)') +
    stroke(upright, { colour: mix(paint.copper, paint.ink, 0.25), width: 0.9, opacity: 0.55 }) +
    stroke([smooth(edge.map((point) => drop(7, point)))], { colour: paint.copper, width: 1 }) +
    stroke([body], { colour: mix(paint.copper, paint.ink, 0.4), width: 1.5 })
  );
}

/** Its floor, with rings as in a trunk, and the water that goes round near its edge. */
export function drawTerrace(tier: Tier, order: number): string {
  const { at, rx } = tier;
  const oval = (out: number) => ring(at, rx * out, rx * out * flat);
  const floor = mix(paint.white, order % 2 === 0 ? paint.sand : paint.mist, 0.8);
  const rings = series(Math.round(rx / 9), (share) => oval(lerp(0.2, 0.84, share)));
  const water = series(5, (share) => oval(lerp(0.885, 0.965, share)));
  return (
    drawWall(tier) +
    fill([oval(1)], floor) +
    stroke(rings, { colour: order % 2 === 0 ? paint.copper : paint.teal, width: 0.8, opacity: 0.5 }) +
    stroke([oval(0.925)], { colour: paint.deepTeal, width: lerp(19, 9, order / 5) }) +
    stroke(water, { colour: paint.water, width: 1.1 }) +
    stroke([oval(1)], { colour: mix(paint.copper, paint.ink, 0.4), width: 1.5 })
  );
}

/** The beginning of it all, and what still grows there. */
export function drawCore({ at, rx }: Tier): string {
  const rays = series(33, (share) => {
    const angle = Math.PI * (1 + share);
    const out = lerp(96, 116, Math.sin(share * Math.PI));
    return straight([
      [at[0] + Math.cos(angle) * 78, at[1] + Math.sin(angle) * 78],
      [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out],
    ]);
  });
  const r = rx * 0.42;
  return (
    stroke(rays, { colour: paint.copper, width: 1.2 }) +
    fill([ring(at, r, r * flat)], paint.copper) +
    stroke([ring(at, r * 0.6, r * 0.6 * flat)], { colour: paint.blush, width: 1.2 })
  );
}
