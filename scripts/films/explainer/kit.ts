import { colour } from '../engine/colours.ts';
import { mix, progress } from '../engine/easing.ts';
import { group, linearGradient, type Point, polyline, ribbon, tag } from '../engine/svg.ts';

/** A card or window of the product, with the site's quiet shadow: thin layers instead of a costly blur. */
export const panel = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = colour.surface,
  radius = 10,
): string =>
  [14, 11, 8, 5, 3]
    .map((drop) =>
      tag('rect', {
        x: x + 5 - drop * 0.6,
        y: y + drop,
        width: width - 10 + drop * 1.2,
        height,
        rx: radius + drop * 0.5,
        fill: colour.text,
        'fill-opacity': '0.016',
      }),
    )
    .join('') +
  tag('rect', { x, y, width, height, rx: radius, fill, stroke: colour.line, 'stroke-width': 1 });

/** A bar that stands for a line of small text. */
export const bar = (x: number, y: number, width: number, fill: string = colour.line, height = 7): string =>
  tag('rect', { x, y, width: Math.max(0, width), height, rx: height / 2, fill });

export const ring = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width = 1.5,
  opacity = 1,
): string =>
  tag('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-opacity': opacity.toFixed(3),
  });

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  tag('circle', { cx: x, cy: y, r: Math.max(0, radius), fill, 'fill-opacity': opacity.toFixed(3) });

/** The first share of a line, as if it were being drawn. */
export const partOf = (points: readonly Point[], share: number): Point[] => {
  const lengths = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  const drawn: Point[] = [];
  for (const [index, point] of points.entries()) {
    const length = lengths[index] ?? 0;
    const before = points[index - 1] ?? point;
    if (length > left) {
      const along = left / length;
      return [...drawn, [mix(before[0], point[0], along), mix(before[1], point[1], along)]];
    }
    drawn.push(point);
    left -= length;
  }
  return drawn;
};

/** A thin line, drawn up to a share of its length. */
export const stroke = (
  points: readonly Point[],
  share: number,
  paint: string,
  width: number,
  opacity = 1,
): string =>
  share <= 0
    ? ''
    : tag('path', {
        d: polyline(share >= 1 ? points : partOf(points, share)),
        fill: 'none',
        stroke: paint,
        'stroke-width': width,
        'stroke-opacity': opacity.toFixed(3),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });

/** A tick in a circle that draws itself. */
export const tick = (x: number, y: number, radius: number, share: number, paint: string): string =>
  disc(x, y, radius * Math.min(1, share * 1.6), paint) +
  stroke(
    [
      [x - radius * 0.42, y + radius * 0.04],
      [x - radius * 0.1, y + radius * 0.36],
      [x + radius * 0.46, y - radius * 0.32],
    ],
    progress(share, 0.4, 1),
    colour.surface,
    2.4,
  );

/** A point on a smooth cubic curve. */
const onCurve = (from: Point, first: Point, second: Point, to: Point, share: number): Point => {
  const rest = 1 - share;
  const at = (axis: 0 | 1): number =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * share * first[axis] +
    3 * rest * share ** 2 * second[axis] +
    share ** 3 * to[axis];
  return [at(0), at(1)];
};

/** A curve that leaves and arrives level, like a channel between two shafts. */
export const level = (from: Point, to: Point, pull = 0.5, steps = 48): Point[] => {
  const reach = (to[0] - from[0]) * pull;
  return Array.from({ length: steps + 1 }, (_, step) =>
    onCurve(from, [from[0] + reach, from[1]], [to[0] - reach, to[1]], to, step / steps),
  );
};

/** A light that runs along a line; `at` is the place of its head, its tail fades behind it. */
export const light = (
  id: string,
  points: readonly Point[],
  at: number,
  paint: string,
  size = 1.6,
  tail = 0.16,
): string => {
  const last = Math.round(at * (points.length - 1));
  const first = Math.max(0, Math.round((at - tail) * (points.length - 1)));
  const part = points.slice(first, last + 1);
  const head = part.at(-1);
  const foot = part[0];
  if (at <= 0 || at >= 1 || head === undefined || foot === undefined || part.length < 3) return '';
  const shape = ribbon(part, (index) => size * (index / (part.length - 1)));
  const seen = Math.min(1, at * 8, (1 - at) * 8);
  return (
    linearGradient(id, foot, head, [
      [0, paint, 0],
      [1, paint, 1],
    ]) +
    group(
      { opacity: seen.toFixed(3) },
      tag('path', { d: shape, fill: `url(#${id})` }),
      disc(head[0], head[1], size, paint),
      disc(head[0], head[1], size * 3.4, paint, 0.16),
    )
  );
};

/** Rings that spread from a shaft in the seconds after a light has reached it. */
export const ripple = (x: number, y: number, radius: number, since: number, paint: string): string =>
  since <= 0 || since >= 1.8
    ? ''
    : ring(
        x,
        y,
        mix(radius, radius * 1.95, 1 - (1 - since / 1.8) ** 3),
        paint,
        1.2,
        0.7 * (1 - since / 1.8) ** 1.4,
      );
