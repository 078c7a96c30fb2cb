import { paint } from '#scripts/build/drawing/palette.ts';
import { lerp, onCurve, type Point } from '#scripts/art/kit/geometry.ts';
import { progress } from '#scripts/art/kit/easing.ts';
import { group, linear, tag } from '#scripts/art/kit/svg.ts';
import { ribbon, straight } from '#scripts/art/kit/pen.ts';

/** A card or window of the product, with the site's quiet shadow: thin layers instead of a costly blur. */
export const panel = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = paint.white,
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
        fill: paint.ink,
        'fill-opacity': '0.016',
      }),
    )
    .join('') + tag('rect', { x, y, width, height, rx: radius, fill, stroke: paint.line, 'stroke-width': 1 });

/** A bar that stands for a line of small text. */
export const bar = (x: number, y: number, width: number, fill: string = paint.line, height = 7): string =>
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
      return [...drawn, [lerp(before[0], point[0], along), lerp(before[1], point[1], along)]];
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
  ink: string,
  width: number,
  opacity = 1,
): string =>
  share <= 0
    ? ''
    : tag('path', {
        d: straight(share >= 1 ? points : partOf(points, share), 2),
        fill: 'none',
        stroke: ink,
        'stroke-width': width,
        'stroke-opacity': opacity.toFixed(3),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });

/** A tick in a circle that draws itself. */
export const tick = (x: number, y: number, radius: number, share: number, ink: string): string =>
  disc(x, y, radius * Math.min(1, share * 1.6), ink) +
  stroke(
    [
      [x - radius * 0.42, y + radius * 0.04],
      [x - radius * 0.1, y + radius * 0.36],
      [x + radius * 0.46, y - radius * 0.32],
    ],
    progress(share, 0.4, 1),
    paint.white,
    2.4,
  );

/** A curve that leaves and arrives level, like a channel between two shafts. */
export const level = (from: Point, to: Point, pull = 0.5, steps = 48): Point[] => {
  const reach = (to[0] - from[0]) * pull;
  return Array.from({ length: steps + 1 }, (_, step) =>
    onCurve([from, [from[0] + reach, from[1]], [to[0] - reach, to[1]], to], step / steps),
  );
};

/** A light that runs along a line; `at` is the place of its head, its tail fades behind it. */
export const light = (
  id: string,
  points: readonly Point[],
  at: number,
  ink: string,
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
    linear(id, foot, head, [
      [0, ink, 0],
      [1, ink, 1],
    ]) +
    group(
      { opacity: seen.toFixed(3) },
      tag('path', { d: shape, fill: `url(#${id})` }),
      disc(head[0], head[1], size, ink),
      disc(head[0], head[1], size * 3.4, ink, 0.16),
    )
  );
};

/** Rings that spread from a shaft in the seconds after a light has reached it. */
export const ripple = (x: number, y: number, radius: number, since: number, ink: string): string =>
  since <= 0 || since >= 1.8
    ? ''
    : ring(
        x,
        y,
        lerp(radius, radius * 1.95, 1 - (1 - since / 1.8) ** 3),
        ink,
        1.2,
        0.7 * (1 - since / 1.8) ** 1.4,
      );
