type Point = readonly [x: number, y: number];

/** Where the channel begins, below the mother well, and where it comes to the surface. */
const [WELL, OUTLET] = [150, 1130];
/** Beyond the page grid on both sides, as wide windows show it. */
const [START, END] = [-700, 1980];

/** The share of the way from the mother well to the outlet, from 0 to 1. */
const shareAt = (x: number) => Math.min(1, Math.max(0, (x - WELL) / (OUTLET - WELL)));
const surfaceAt = (x: number) => 118 + 154 * (1 - (1 - shareAt(x)) ** 1.35);
const channelAt = (x: number) => 252 + 22 * shareAt(x);

/** A smooth line through the points. */
function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const beside = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) =>
    `${Math.round(x + (x2 - x1) / 6)} ${Math.round(y + (y2 - y1) / 6)}`;
  const parts = points.map(([x, y], index) => {
    if (index === 0) return `M${x} ${Math.round(y)}`;
    const [before, here] = [at(index - 1), at(index)];
    const handles = `${beside(before, at(index - 2), here)} ${beside(here, at(index + 1), before)}`;
    return `C${handles} ${x} ${Math.round(y)}`;
  });
  return parts.join('');
}

const mountain: readonly Point[] = [
  [START, 78],
  [-480, 96],
  [-290, 62],
  [-110, 8],
  [-50, 20],
  [60, 90],
];
const plain = [WELL, 400, 650, 900, OUTLET, 1500, END].map((x): Point => [x, surfaceAt(x)]);

/** The paths of the section through the ground, in a viewBox of 1280 × 400 that is as wide as the page grid. */
export const ground = {
  surface: curve([...mountain, ...plain]),
  strata: [1, 2, 3, 4].map((stratum) =>
    curve(
      [START, -250, WELL, 475, 800, OUTLET, 1500, END].map((x): Point => {
        const wave = 26 + 12 * stratum + 7 * Math.sin(x / 170 + stratum * 1.3);
        return [x, surfaceAt(x) * (1 - stratum * 0.17) + stratum * 56 + wave];
      }),
    ),
  ),
  /** Many lines below the mountain, which join in the channel. */
  water: [-3, -2, -1, 0, 1, 2, 3].map((line) =>
    curve([
      [START, 300 + line * 23 + 8 * Math.sin(line)],
      [-320, 298 + line * 20 + 5 * Math.cos(line)],
      [-70, 274 + line * 12],
      [WELL, channelAt(WELL) + line * 3],
      ...[400, 760, OUTLET].map((x): Point => [x, channelAt(x) + line * 1.7]),
      [END, 281 + line * 1.4],
    ]),
  ),
};

const percent = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`;

/** The mother well and the shafts along the channel. Each reaches from the surface to the water. */
export const shafts = [WELL, 262, 372, 482, 590, 698, 806, 910, 1010].map((x) => ({
  x: percent(x, 1280),
  top: percent(surfaceAt(x), 400),
  depth: percent(channelAt(x) - surfaceAt(x), 400),
}));
