export type Point = readonly [x: number, y: number];

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;

export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);

/** 0 before `from`, 1 after `to`, and level at both. */
export function ease(value: number, from = 0, to = 1): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** 1 at the middle, fading to nothing about two `reach` away. */
export const swell = (value: number, middle: number, reach: number) =>
  Math.exp(-(((value - middle) / reach) ** 2));

export const polar = ([x, y]: Point, angle: number, radius: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

// Ten times faster than Math.hypot, which guards against overflow.
export const distance = (a: Point, b: Point) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** `count` values made from their index and their share of the way, both ends included. */
export function series<T>(count: number, make: (share: number, index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(count > 1 ? index / (count - 1) : 0.5, index));
}

/** A point on the cubic curve of four points. */
export function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  const sum = (axis: 0 | 1) =>
    [a, b, c, d].reduce((all, point, index) => all + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}

/** The unit vector square to a line of points, at one of them, to the right of its way. */
export function normalAt(points: readonly Point[], index: number): Point {
  const before = points[Math.max(index - 1, 0)] ?? [0, 0];
  const after = points[Math.min(index + 1, points.length - 1)] ?? before;
  const length = distance(before, after) || 1;
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
}
