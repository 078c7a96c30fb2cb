import type { Point } from './geometry.ts';

/** How a line is drawn. Widths are in the units of the picture's viewBox. */
export interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: string;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Path data straight from point to point. */
export const straight = (points: readonly Point[]) =>
  points.length > 0 ? `M${points.map(pair).join('L')}` : '';

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
  const look = `stroke="${colour}" stroke-width="${Math.round(width * 100) / 100}"`;
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

/** Colour or gradient from edge to edge, below `top`. */
export function wash(colour: string, width: number, height: number, top = 0): string {
  return `<rect y="${top}" width="${width}" height="${height}" fill="${colour}"/>`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient in the units of the viewBox, to fill or stroke with `url(#id)`. */
export function linear(id: string, from: Point, to: Point, list: readonly Stop[]): string {
  const ends = `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops(list)}</linearGradient>`;
}

export function radial(id: string, centre: Point, r: number, list: readonly Stop[]): string {
  const place = `cx="${short(centre[0])}" cy="${short(centre[1])}" r="${short(r)}"`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops(list)}</radialGradient>`;
}

/** Moves content, and stretches it downwards: a stretch below zero mirrors it. */
export function moved(content: string, down: number, stretch = 1): string {
  return `<g transform="translate(0 ${down}) scale(1 ${stretch})">${content}</g>`;
}

/** Shows only what lies inside the shape. */
export function clipped(id: string, path: string, content: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}
