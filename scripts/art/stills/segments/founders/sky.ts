import { lerp, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { wash } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { middle } from './ground.ts';

export const sun: Point = [middle, 318];

export const sunRadius = 172;

export function drawSky(): string {
  const halo = series(30, (share) => ring(sun, lerp(sunRadius + 34, 720, share ** 1.2)));
  const rays = series(180, (share) => {
    const angle = share * Math.PI * 2;
    return smooth([polar(sun, angle, sunRadius + 8), polar(sun, angle, sunRadius + 20)]);
  });
  return (
    wash('url(#sky)', 1200, 900) +
    stroke(halo, { colour: paint.copper, width: 0.9, opacity: 0.3 }) +
    fill([ring(sun, sunRadius)], 'url(#sun)') +
    stroke(rays, { colour: paint.copper, width: 1, opacity: 0.6 }) +
    stroke([ring(sun, sunRadius)], { colour: paint.copper, width: 1.2, opacity: 0.8 })
  );
}
