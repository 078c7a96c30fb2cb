import { lerp, polar, series } from '#scripts/art/kit/geometry.ts';
import { fill, ring, straight, stroke } from '#scripts/art/kit/pen.ts';
import { clipped } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import type { Holding, Tributary } from './places.ts';
import { fund, inTrunk } from './trunk.ts';

/** A closing: a fine gate across the river, as wide as the river is there. */
export function drawClosing(step: number, fromSlot: number, toSlot: number): string {
  const [top, bottom] = [inTrunk(step, fromSlot - 3), inTrunk(step, toSlot + 3)];
  const pen = { colour: paint.clay, width: 1.6 };
  return (
    stroke([straight([top, bottom])], { ...pen, dash: '1 5' }) +
    fill([ring(top, 7), ring(bottom, 7)], paint.night) +
    stroke([ring(top, 5), ring(bottom, 5)], pen)
  );
}

export function drawFundVessel(water: string): string {
  const ticks = series(121, (share, index) => {
    const angle = share * Math.PI * 2;
    return straight([polar(fund, angle, 168), polar(fund, angle, index % 10 === 0 ? 182 : 174)]);
  });
  const rings = [132, 138, 146, 156, 168].map((r) => ring(fund, r));
  return (
    fill([ring(fund, 168)], paint.night) +
    fill([ring(fund, 132)], paint.deepTeal, 0.55) +
    clipped('vessel', ring(fund, 132), water) +
    stroke(rings, { colour: paint.clay, width: 1, opacity: 0.65 }) +
    stroke([ring(fund, 132)], { colour: paint.clay, width: 2.4 }) +
    stroke(ticks, { colour: paint.clay, width: 1, opacity: 0.75 })
  );
}

/** A spring: a pool in which the lines of its tributary begin. */
export function drawSpring({ from, lines, colour }: Tributary): string {
  const r = 12 + lines * 1.7;
  const level = series(Math.round(r / 2.4), (share) => {
    const y = lerp(-r, r, share) * 0.94;
    const half = Math.sqrt(r * r - y * y) * 0.92;
    return straight([
      [from[0] - half, from[1] + y],
      [from[0] + half, from[1] + y],
    ]);
  });
  return (
    fill([ring(from, r + 10)], paint.night, 0.85) +
    fill([ring(from, r)], mix(paint.night, colour, 0.2)) +
    stroke(level, { colour, width: 1, opacity: 0.8 }) +
    stroke([ring(from, r)], { colour, width: 1.8 }) +
    stroke([ring(from, r + 6)], { colour, width: 0.8, opacity: 0.6 })
  );
}

/** A holding: a shaft seen from above. */
export function drawHolding({ to, r }: Holding): string {
  const rays = series(37, (share) => {
    const angle = share * Math.PI * 2;
    return straight([polar(to, angle, r * 0.56), polar(to, angle, r * 0.9)]);
  });
  return (
    fill([ring(to, r + 8)], paint.night, 0.85) +
    fill([ring(to, r)], paint.dusk) +
    stroke(rays, { colour: paint.mist, width: 0.9, opacity: 0.8 }) +
    stroke([ring(to, r), ring(to, r * 0.46)], { colour: paint.white, width: 1.6 }) +
    stroke([ring(to, r + 6)], { colour: paint.mist, width: 0.8, opacity: 0.5 }) +
    fill([ring(to, r * 0.3)], paint.clay)
  );
}
