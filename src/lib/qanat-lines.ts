/** A point in shares of the width and the height of a drawing. */
type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Height of a drawing, whatever its width. */
export const HEIGHT = 900;
/** Width of the drawing in a wide window, and on the pictures of shared links. */
export const WIDE = 2100;

/** Beyond the drawing on both sides, where a window is wider. */
const START = -0.4;
export const END = 1.4;
/** The mother well, and where the channel comes to the surface. */
export const WELL = 0.25;
const OUTLET = 0.7;

export const farRange: Line = [
  [START, 0.3],
  [-0.25, 0.22],
  [0, 0.2],
  [0.1, 0.25],
  [0.2, 0.21],
  [0.3, 0.28],
  [0.42, 0.31],
  [0.6, 0.34],
  [0.8, 0.38],
  [END, 0.39],
];
export const mountain: Line = [
  [START, 0.3],
  [-0.3, 0.22],
  [-0.2, 0.12],
  [-0.14, 0.16],
  [-0.06, 0.06],
  [-0.02, 0.09],
  [0.02, 0.04],
  [0.05, 0.1],
  [0.085, 0.09],
  [0.14, 0.21],
  [0.19, 0.3],
  [0.26, 0.41],
  [0.3, 0.45],
];

/** The share of the way from the mother well to the outlet, from 0 to 1. */
const way = (x: number) => Math.min(1, Math.max(0, (x - WELL) / (OUTLET - WELL)));
export const surfaceAt = (x: number) => 0.4 + 0.245 * (1 - (1 - way(x)) ** 1.35);
export const channelAt = (x: number) => 0.612 + 0.05 * way(x);

/** Numbers from `from` to `to`, in `steps` equal steps. */
export const between = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);

export const surface: Line = [
  [START, 0.5],
  [-0.1, 0.46],
  [0.12, 0.42],
  ...between(WELL, OUTLET, 5).map((x): Point => [x, surfaceAt(x)]),
  [0.8, 0.645],
  [1, 0.65],
  [END, 0.66],
];
export const strata = between(0, 5, 5).map((depth) =>
  between(START, END, 9).map((x): Point => {
    const wave = 0.018 * Math.sin(x * 9 + depth * 1.7);
    return [x, 0.54 + 0.07 * depth + wave + (surfaceAt(x) - 0.4) * (0.9 - 0.14 * depth)];
  }),
);
/** Many lines below the mountain, which join in the channel. */
export const water = between(-5, 5, 10).map((line): Line => [
  [START, 0.76 + 0.034 * line],
  [-0.15, 0.74 + 0.029 * line],
  [0.08, 0.675 + 0.019 * line],
  ...between(WELL, OUTLET, 3).map((x): Point => [x, channelAt(x) + 0.0026 * line]),
  [0.85, 0.67 + 0.002 * line],
  [END, 0.68 + 0.002 * line],
]);

/** A smooth line through the points, in a drawing of that width. */
export function curve(width: number, line: Line): string {
  const at = (index: number): Point => {
    const [x, y] = line[Math.min(Math.max(index, 0), line.length - 1)] ?? [0, 0];
    return [x * width, y * HEIGHT];
  };
  const handle = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) =>
    `${Math.round(x + (x2 - x1) / 6)} ${Math.round(y + (y2 - y1) / 6)}`;
  const parts = line.map((_, index) => {
    const [before, here] = [at(index - 1), at(index)];
    const end = here.map(Math.round).join(' ');
    if (index === 0) return `M${end}`;
    return `C${handle(before, at(index - 2), here)} ${handle(here, at(index + 1), before)} ${end}`;
  });
  return parts.join('');
}

export const area = (width: number, line: Line) =>
  `${curve(width, line)}V${HEIGHT}H${Math.round(START * width)}Z`;

function heightAt(line: Line, x: number): number {
  const next = Math.max(
    1,
    line.findIndex(([end]) => end >= x),
  );
  const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = line.slice(next - 1, next + 1);
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** The strokes of an engraver below a ridge: long where it falls, short where it rises. */
export const hatching = (width: number, ridge: Line, to: number, length: number) =>
  between(START * width, to * width, Math.round(((to - START) * width) / 10))
    .map((x) => {
      const share = x / width;
      const isFalling = heightAt(ridge, share + 0.01) > heightAt(ridge, share - 0.01);
      const long = Math.round(length * (isFalling ? 1 : 0.25) * (0.7 + 0.3 * Math.sin(x * 0.7)));
      const top = Math.round(heightAt(ridge, share) * HEIGHT + 4);
      return `M${Math.round(x)} ${top}q${Math.round(long / 4)} ${Math.round(long / 2)} ${Math.round(long / 2)} ${long}`;
    })
    .join('');

/** Where the shafts are: the mother well, and as many more at equal distances. */
export const shaftPlaces = (count: number) => between(WELL, 0.59, count);

/** Houses with flat roofs, a dome and a wind tower, on the ground at the left end. */
export const houses = [
  'M0 0V-74H86V0M300 0V-62H372V0',
  'M70 0V-96H150V-176H196V-96H240V0M214 0V-70H318V0',
  'M228 -70A38 38 0 0 1 304 -70',
  'M160 -166V-140M173 -166V-140M186 -166V-140M150 -130H196',
  'M28 0V-34A14 14 0 0 1 56 -34V0M104 0V-44A15 15 0 0 1 134 -44V0M254 0V-32A13 13 0 0 1 280 -32V0M328 0V-28A10 10 0 0 1 348 -28V0',
  'M16 -54H32M54 -54H70M84 -74H100M124 -74H140M206 -74H226M318 -44H330M344 -44H356',
];

/** The palms of the garden: places on the ground beside the houses, and heights. */
export const palms: readonly (readonly [x: number, height: number])[] = [
  [-34, 120],
  [404, 150],
  [452, 104],
  [512, 126],
  [560, 104],
  [634, 126],
  [702, 104],
  [790, 126],
  [868, 104],
];

export const trunk = (height: number) => `M0 0Q9 ${-height / 2} 2 ${-height}`;

export const leaves =
  'M0 0Q-18 -16 -38 -2M0 0Q-14 -28 -34 -28M0 0Q-2 -26 14 -38M0 0Q20 -20 36 -4M0 0Q28 -4 34 18M0 0Q-22 -2 -30 20';
