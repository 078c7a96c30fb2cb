import { randomFrom } from '#src/lib/channel-lines.ts';
import type { Drawing } from '../drawing.ts';
import { ease, lerp, normalAt, onCurve, polar, series, swell, type Point } from '../lines/geometry.ts';
import { reliefFrom } from '../lines/noise.ts';
import { clipped, fill, linear, ring, shape, smooth, straight, stroke, wash } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';
import { drawPlot, plots } from './family-plots.ts';

const size = { width: 1200, height: 900 };

/** One generation of the land. Heights are of the canvas, downwards. */
interface Ridge {
  readonly crest: (x: number) => number;
  readonly foot: number;
  readonly lines: number;
  readonly body: string;
  readonly line: string;
  /** Where the water appears on this ridge and where the next one hides it. */
  readonly water: readonly [Point, Point, Point, Point];
  readonly trees: readonly { readonly x: number; readonly height: number }[];
}

const relief = reliefFrom('family land');
const rough = (x: number, seed: number, wide: number, high: number) =>
  relief(x / wide, seed) * high + relief(x / (wide / 2.7), seed + 20) * high * 0.3;

const ridges: readonly Ridge[] = [
  {
    crest: (x) =>
      300 -
      196 * swell(x, 430, 150) -
      96 * swell(x, 700, 170) -
      70 * swell(x, 130, 130) +
      rough(x, 2, 80, 16),
    foot: 420,
    lines: 22,
    body: mix(paint.mist, paint.paper, 0.35),
    line: mix(paint.teal, paint.mist, 0.25),
    water: [
      [436, 176],
      [470, 240],
      [520, 290],
      [560, 440],
    ],
    trees: [],
  },
  {
    crest: (x) =>
      404 -
      110 * swell(x, 880, 230) -
      70 * swell(x, 60, 260) +
      16 * swell(x, 520, 120) +
      rough(x, 5, 120, 16),
    foot: 560,
    lines: 20,
    body: mix(paint.sand, paint.clay, 0.22),
    line: mix(paint.copper, paint.sand, 0.15),
    water: [
      [540, 380],
      [556, 470],
      [660, 450],
      [680, 590],
    ],
    trees: [{ x: 868, height: 96 }],
  },
  {
    crest: (x) =>
      522 -
      92 * swell(x, 210, 240) -
      34 * swell(x, 1120, 200) +
      12 * swell(x, 690, 120) +
      rough(x, 9, 130, 14),
    foot: 680,
    lines: 18,
    body: mix(paint.clay, paint.copper, 0.28),
    line: mix(paint.copper, paint.ink, 0.3),
    water: [
      [690, 490],
      [670, 590],
      [590, 570],
      [572, 700],
    ],
    trees: [
      { x: 150, height: 104 },
      { x: 238, height: 122 },
      { x: 322, height: 96 },
    ],
  },
  {
    crest: (x) => 634 - 40 * swell(x, 1010, 250) + 10 * swell(x, 576, 150) + rough(x, 13, 150, 10),
    foot: 940,
    lines: 30,
    body: paint.deepTeal,
    line: mix(paint.teal, paint.water, 0.34),
    water: [
      [576, 622],
      [560, 690],
      [560, 700],
      [560, 760],
    ],
    trees: [
      { x: 856, height: 92 },
      { x: 916, height: 112 },
      { x: 978, height: 124 },
      { x: 1042, height: 108 },
      { x: 1100, height: 92 },
      { x: 1150, height: 76 },
    ],
  },
];

const across = series(76, (share) => lerp(-10, 1210, share));

const outlineOf = ({ crest }: Ridge) =>
  shape([...across.map((x): Point => [x, crest(x)]), [1210, 910], [-10, 910]]);

/** Silk over the hill: lines that copy its crest and flatten towards its foot. */
function drawRidge(ridge: Ridge): string {
  const { crest, foot, lines, body, line } = ridge;
  const copy = (share: number): Point[] =>
    across.map((x) => [
      x,
      lerp(crest(x), foot + rough(x, 31, 200, 14), share ** 1.15) +
        rough(x, 40 + share * 3, 70, 7) * Math.sin(Math.PI * share),
    ]);
  const silk = series(lines, (share) => smooth(copy(lerp(0.03, 1, share))));
  return (
    fill([outlineOf(ridge)], body) +
    stroke(silk, { colour: line, width: 0.9, opacity: 0.66 }) +
    stroke([smooth(copy(0))], { colour: line, width: 1.8 })
  );
}

/** A tree of the family: a tall crown of upright lines. */
function drawTree(x: number, foot: number, height: number, dark: string, light: string): string {
  const crown: Point = [x, foot - height * 0.58];
  const [wide, tall] = [height * 0.17, height * 0.42];
  const leaf = series(19, (share) => polar([0, 0], share * Math.PI * 2, 1)).slice(0, -1);
  const outline = leaf.map(([ax, ay]): Point => [
    crown[0] + ax * wide * (1 + 0.22 * ay),
    crown[1] + ay * tall,
  ]);
  const veins = series(7, (share): string => {
    const aside = (share - 0.5) * 1.6;
    const half = Math.sqrt(1 - aside * aside) * tall * 0.86;
    return smooth([
      [crown[0] + aside * wide * 0.8, crown[1] - half],
      [crown[0] + aside * wide, crown[1]],
      [crown[0] + aside * wide * 1.1, crown[1] + half],
    ]);
  });
  return (
    stroke(
      [
        straight([
          [x, foot + 5],
          [x, crown[1]],
        ]),
      ],
      { colour: dark, width: 2.6 },
    ) +
    fill([smooth(outline, { closed: true })], light) +
    stroke(veins, { colour: dark, width: 1 }) +
    stroke([smooth(outline, { closed: true })], { colour: dark, width: 1.5 })
  );
}

const linesPerPlot = 4;
const lineCount = plots.length * linesPerPlot;

/** Lines side by side along one way; each ridge carries more of them than the one above. */
function drawStream({ water }: Ridge, order: number): string {
  const way = series(13, (share) => onCurve(water, share));
  const count = 5 + order * 4;
  const lines = series(count, (_, line) =>
    smooth(
      way.map(([x, y], index): Point => {
        const [aside, down] = normalAt(way, index);
        const offset = (line - (count - 1) / 2) * lerp(2.8, 4.2, index / (way.length - 1));
        return [x + aside * offset, y + down * offset * 0.5];
      }),
    ),
  );
  return (
    stroke(lines, { colour: paint.deepTeal, width: 5.4 }) + stroke(lines, { colour: paint.water, width: 1.7 })
  );
}

/** In the plain the water parts: four lines to each holding. */
function drawDelta(from: Point): string {
  const lines = plots.flatMap(({ at, rx }, plot) =>
    series(linesPerPlot, (_, own) => {
      const line = plot * linesPerPlot + own - (lineCount - 1) / 2;
      const start: Point = [from[0] - line * 2.7, from[1]];
      const side = Math.sign(at[0] - from[0]);
      const reach = Math.abs(at[0] - from[0]) > rx ? rx * 0.96 : 0;
      const end: Point = [at[0] - side * reach, at[1] + (own - 1.5) * 3.4];
      return smooth(
        series(15, (share) =>
          onCurve(
            [start, [start[0] - line * 0.6, start[1] + 70], [lerp(end[0], start[0], 0.42), end[1]], end],
            share,
          ),
        ),
      );
    }),
  );
  return (
    stroke(lines, { colour: paint.night, width: 5.4 }) + stroke(lines, { colour: paint.water, width: 1.5 })
  );
}

/** The first spring, high on the oldest ridge. */
function drawSource([x, y]: Point): string {
  const rays = series(25, (share) => {
    const angle = Math.PI * (1 + share);
    return straight([
      polar([x, y], angle, 30),
      polar([x, y], angle, 30 + 10 + 8 * Math.sin(share * Math.PI)),
    ]);
  });
  return (
    stroke(rays, { colour: paint.copper, width: 1.1 }) +
    fill([ring([x, y], 22)], paint.white) +
    stroke([ring([x, y], 22), ring([x, y], 13)], { colour: paint.copper, width: 1.8 }) +
    fill([ring([x, y], 6)], paint.copper)
  );
}

function drawSky(): string {
  const wind = series(26, (share, index) =>
    smooth(
      series(30, (along): Point => {
        const x = lerp(-10, 1210, along);
        return [x, lerp(-10, 400, share) + relief(x / 260 + index * 0.05, index / 7 + 60) * 26];
      }),
    ),
  );
  return wash('url(#air)', 1200, 900) + stroke(wind, { colour: paint.stone, width: 0.8, opacity: 0.36 });
}

/** Family offices: wealth comes down from ridge to ridge, one generation after another, and waters several holdings. */
export function drawFamily(): Drawing {
  const random = randomFrom('family trees');
  const land = ridges.map((ridge, order) => {
    const dark = order === 3 ? paint.water : mix(ridge.line, paint.ink, 0.4);
    const light = order === 3 ? paint.night : mix(paint.mist, paint.white, random() * 0.5);
    const trees = ridge.trees.map(({ x, height }) => drawTree(x, ridge.crest(x) + 4, height, dark, light));
    const source = order === 0 ? drawSource(ridge.water[0]) : '';
    const water = order < 3 ? drawStream(ridge, order) : drawDelta(ridge.water[0]);
    return [...trees, drawRidge(ridge), clipped(`ridge${order}`, outlineOf(ridge), water), source].join('');
  });
  const ground = [
    linear(
      'air',
      [0, 0],
      [0, 480],
      [
        [0, paint.white],
        [1, mix(paint.sand, paint.blush, ease(0.5))],
      ],
    ),
    drawSky(),
    ...land,
    ...plots.map(drawPlot),
  ].join('');
  return { ...size, ground };
}
