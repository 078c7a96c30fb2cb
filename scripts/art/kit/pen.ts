import type { Point } from './geometry.ts';
import { round } from './svg.ts';

/** How a line is drawn. Widths are in the units of the picture's viewBox. */
export interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: string;
}

const pair = ([x, y]: Point, decimals = 1) => `${round(x, decimals)} ${round(y, decimals)}`;

/** Path data straight from point to point. One decimal keeps a still picture small; what moves shimmers below two. */
export const straight = (points: readonly Point[], decimals = 1) =>
  points.length > 0 ? `M${points.map((point) => pair(point, decimals)).join('L')}` : '';

/** Path data of a closed shape with straight sides. */
export const shape = (points: readonly Point[]) => `${straight(points)}Z`;

/** Path data of a smooth line through all points (Catmull-Rom, as cubic curves). */
export function smooth(points: readonly Point[], { closed = false } = {}): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const inside = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[inside] ?? [0, 0];
  };
  const curveTo = (index: number) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  };
  const curves = Array.from({ length: closed ? points.length : Math.max(last, 0) }, (_, index) =>
    curveTo(index),
  );
  return `M${pair(at(0))}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** Path data of a circle or, with a second radius, of an ellipse. */
export function ring([x, y]: Point, r: number, ry = r): string {
  // One decimal turns dots of two units into eggs.
  const [across, down] = [r.toFixed(2), ry.toFixed(2)];
  const half = `a${across} ${down} 0 1 1`;
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}${half} ${(r * 2).toFixed(2)} 0${half} ${(-r * 2).toFixed(2)} 0Z`;
}

/** One `<path>` for all lines of one pen: ten thousand lines stay a small file. */
export function stroke(paths: readonly string[], { colour, width, opacity = 1, dash }: Pen): string {
  const look = `stroke="${colour}" stroke-width="${round(width)}"`;
  const more = `${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`;
  return `<path d="${paths.join('')}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${look}${more}/>`;
}

/** A filled shape. `colour` may be `url(#…)` of a gradient. */
export function fill(paths: readonly string[], colour: string, opacity = 1): string {
  return `<path d="${paths.join('')}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

/** A filled shape with openings: what lies inside an even number of the paths stays free. */
export function pierced(paths: readonly string[], colour: string): string {
  return `<path d="${paths.join('')}" fill="${colour}" fill-rule="evenodd"/>`;
}

/** Path data of a line whose width differs from point to point, as a closed outline. */
export const ribbon = (points: readonly Point[], halfWidth: (index: number) => number): string => {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = halfWidth(index);
    const normalX = (-(after[1] - before[1]) / length) * half;
    const normalY = ((after[0] - before[0]) / length) * half;
    left.push([point[0] + normalX, point[1] + normalY]);
    right.unshift([point[0] - normalX, point[1] - normalY]);
  }
  return left.length === 0 ? '' : `${straight([...left, ...right], 2)}Z`;
};
