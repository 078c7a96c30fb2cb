import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';

/** The sheet: the map above `fold`, the section below it, cut where the map shows it. */
export const fold = 470;

export const cutY = 268;

const relief = reliefFrom('consultants valley 4');

/** Where the river runs on the map. */
export const riverAt = (y: number) => 424 + 74 * Math.sin(y / 118 + 0.4) + relief(y / 60, 40) * 16;

/** Height of the ground, about 0 by the river and 1 on the hills. */
export function heightAt(x: number, y: number): number {
  const aside = x - riverAt(y);
  const reach = aside < 0 ? 190 : 400;
  const rise = 1 - Math.exp(-((aside / reach) ** 2));
  return rise * (0.92 + relief(x / 165, y / 165) * 0.3) + relief(x / 62 + 9, y / 62) * 0.035;
}

export const levels = series(27, (_, index) => 0.05 + index * 0.045);

/** The ground of the section, on the canvas. */
export const groundAt = (x: number) => lerp(752, 604, heightAt(x, cutY));

/** Where the cut crosses a line of the map. */
export const crossings: readonly number[] = series(1121, (_, step) => 40 + step).filter((x) => {
  const [here, next] = [heightAt(x, cutY), heightAt(x + 1, cutY)];
  return levels.some((level) => here > level !== next > level);
});

/** The tunnel: from the water under the hill, falling gently to the fields. */
export const tunnel: readonly [from: Point, to: Point] = [
  [1062, 724],
  [556, 743],
];

/** Shafts down to the tunnel, the last one is its mother well. */
export const shafts = series(7, (share) => lerp(650, 1050, share));

export const tunnelAt = (x: number) =>
  lerp(tunnel[0][1], tunnel[1][1], (x - tunnel[0][0]) / (tunnel[1][0] - tunnel[0][0]));
