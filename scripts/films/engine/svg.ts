/** A point in the drawing, in pixels of the master size. */
export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are finer than any screen shows and keep a frame's markup small. */
export const round = (value: number): number => Math.round(value * 100) / 100;

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

/** Path data through the points, straight from one to the next. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

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
  return left.length === 0 ? '' : `${polyline([...left, ...right])}Z`;
};

export type Stop = readonly [offset: number, colour: string, opacity: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset: String(round(offset)), 'stop-color': colour, 'stop-opacity': String(opacity) }),
    )
    .join('');

/** A gradient along the line between two points of the drawing. */
export const linearGradient = (id: string, from: Point, to: Point, list: readonly Stop[]): string =>
  tag(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    stops(list),
  );

/** A round gradient; `squash` below 1 flattens it to the perspective of the ground. */
export const radialGradient = (
  id: string,
  centre: Point,
  radiusPx: number,
  list: readonly Stop[],
  squash = 1,
): string =>
  tag(
    'radialGradient',
    {
      id,
      gradientUnits: 'userSpaceOnUse',
      cx: 0,
      cy: 0,
      r: 1,
      gradientTransform: `translate(${round(centre[0])} ${round(centre[1])}) scale(${round(radiusPx)} ${round(radiusPx * squash)})`,
    },
    stops(list),
  );
