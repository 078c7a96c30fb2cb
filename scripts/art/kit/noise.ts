import { randomFrom } from '#src/lib/channel-lines.ts';
import { ease, lerp } from './geometry.ts';

const size = 64;

/** Soft random relief from -1 to 1, about one hill per unit in each direction, the same for the same seed. */
export function reliefFrom(seed: string): (x: number, y?: number) => number {
  const random = randomFrom(seed);
  const knots = Array.from({ length: size * size }, () => random() * 2 - 1);
  const knot = (x: number, y: number) =>
    knots[(((y % size) + size) % size) * size + (((x % size) + size) % size)] ?? 0;
  return (x, y = 0) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [ease(x - left), ease(y - top)];
    const upper = lerp(knot(left, top), knot(left + 1, top), across);
    const lower = lerp(knot(left, top + 1), knot(left + 1, top + 1), across);
    return lerp(upper, lower, down);
  };
}
