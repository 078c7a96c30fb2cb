import type { Point } from './geometry.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are finer than any screen shows and keep a drawing's markup small. */
export const round = (value: number, decimals = 2): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** One element. Numbers are rounded; an undefined attribute is left out. */
export const tag = (name: string, attributes: Attributes, inner = ''): string => {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? round(value) : value}"`;
  }
  return inner === '' ? `${text}/>` : `${text}>${inner}</${name}>`;
};

export const group = (attributes: Attributes, ...inner: readonly string[]): string =>
  tag('g', attributes, inner.join(''));

/** Opacity is full where none is given. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity = 1]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': String(opacity) }),
    )
    .join('');

/** A gradient in the units of the viewBox, to fill or stroke with `url(#id)`. */
export const linear = (id: string, from: Point, to: Point, list: readonly Stop[]): string =>
  tag(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    stops(list),
  );

/** A round gradient; `squash` below 1 flattens it to the perspective of the ground. */
export function radial(id: string, centre: Point, radius: number, list: readonly Stop[], squash = 1): string {
  const [cx, cy] = centre;
  const place =
    squash === 1
      ? { cx, cy, r: radius }
      : {
          cx: 0,
          cy: 0,
          r: 1,
          gradientTransform: `translate(${round(cx)} ${round(cy)}) scale(${round(radius)} ${round(radius * squash)})`,
        };
  return tag('radialGradient', { id, gradientUnits: 'userSpaceOnUse', ...place }, stops(list));
}

/** Colour or gradient from edge to edge, below `top`. */
export function wash(colour: string, width: number, height: number, top = 0): string {
  return `<rect y="${top}" width="${width}" height="${height}" fill="${colour}"/>`;
}

/** Moves content, and stretches it downwards: a stretch below zero mirrors it. */
export function moved(content: string, down: number, stretch = 1): string {
  return `<g transform="translate(0 ${down}) scale(1 ${stretch})">${content}</g>`;
}

/** Shows only what lies inside the shape. */
export function clipped(id: string, path: string, content: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}
