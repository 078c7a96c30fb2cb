import { lerp, polar, series, type Point } from '../lines/geometry.ts';
import { clipped, fill, ring, shape, straight, stroke } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';

type Kind = 'orchard' | 'field' | 'city' | 'lake' | 'works';

export interface Plot {
  readonly kind: Kind;
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
}

/** The holdings in the plain, from right to left as the lines of the water reach them. */
export const plots: readonly Plot[] = [
  { kind: 'works', at: [1046, 742], rx: 92, ry: 38 },
  { kind: 'city', at: [846, 812], rx: 124, ry: 54 },
  { kind: 'lake', at: [560, 826], rx: 118, ry: 50 },
  { kind: 'orchard', at: [292, 800], rx: 116, ry: 50 },
  { kind: 'field', at: [106, 716], rx: 88, ry: 36 },
];

/** From a place in the unit circle to the plot as it lies in the plain. */
const inPlot = ({ at, rx, ry }: Plot, [x, y]: Point): Point => [at[0] + x * rx, at[1] + y * ry];

const rowsOf = (count: number) => series(count, (share) => lerp(-0.88, 0.88, share));

function drawOrchard(plot: Plot): string {
  const trees = rowsOf(7)
    .flatMap((y, row) => rowsOf(9).map((x): Point => [x + (row % 2) * 0.1, y]))
    .filter(([x, y]) => Math.hypot(x, y) < 0.86);
  const crowns = trees.map((tree) => {
    const [x, y] = inPlot(plot, tree);
    return { shade: ring([x + 3, y + 1.6], 5.4, 2.4), crown: ring([x, y - 4], 4.6, 5.6) };
  });
  return (
    fill(
      crowns.map(({ shade }) => shade),
      paint.copper,
      0.4,
    ) +
    fill(
      crowns.map(({ crown }) => crown),
      paint.teal,
    ) +
    stroke(
      crowns.map(({ crown }) => crown),
      { colour: paint.deepTeal, width: 0.9 },
    )
  );
}

function drawField(plot: Plot): string {
  const furrows = series(22, (share) =>
    straight([inPlot(plot, [lerp(-1.4, 1, share), -1]), inPlot(plot, [lerp(-0.9, 1.5, share), 1])]),
  );
  return stroke(furrows, { colour: paint.copper, width: 1.4 });
}

function drawLake(plot: Plot): string {
  const { at, rx, ry } = plot;
  const ripples = series(9, (share) => ring(at, rx * share, ry * share));
  return (
    fill([ring(at, rx, ry)], mix(paint.water, paint.mist, 0.4)) +
    stroke(ripples, { colour: paint.teal, width: 1.1 })
  );
}

/** Upright blocks, the far ones first. */
function drawBlocks(
  plot: Plot,
  blocks: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  return blocks
    .map(([x, y, width, height]) => {
      const [left, foot] = inPlot(plot, [x, y]);
      const depth = width * 0.45;
      const front = shape([
        [left, foot],
        [left, foot - height],
        [left + width, foot - height],
        [left + width, foot],
      ]);
      const flank = shape([
        [left + width, foot],
        [left + width, foot - height],
        [left + width + depth, foot - height - depth * 0.5],
        [left + width + depth, foot - depth * 0.5],
      ]);
      const roof = shape([
        [left, foot - height],
        [left + depth, foot - height - depth * 0.5],
        [left + width + depth, foot - height - depth * 0.5],
        [left + width, foot - height],
      ]);
      const floors = series(Math.max(2, Math.round(height / 6)), (share) => {
        const level = foot - 3 - share * (height - 6);
        return straight([
          [left + 2, level],
          [left + width - 2, level],
        ]);
      });
      return (
        fill([front], paint.white) +
        fill([flank], paint.clay) +
        fill([roof], paint.blush) +
        stroke(floors, { colour: paint.copper, width: 0.9 }) +
        stroke([front, flank, roof], { colour: paint.ink, width: 1 })
      );
    })
    .join('');
}

const city = [
  [-0.5, -0.34, 17, 46],
  [-0.2, -0.42, 15, 70],
  [0.12, -0.36, 20, 40],
  [0.42, -0.24, 16, 56],
  [-0.7, 0.06, 22, 30],
  [-0.34, 0.14, 18, 52],
  [-0.02, 0.1, 22, 34],
  [0.34, 0.2, 20, 44],
  [-0.46, 0.56, 24, 20],
  [0.02, 0.62, 22, 26],
] as const;
const works = [
  [-0.62, -0.1, 40, 18],
  [0.02, -0.22, 12, 50],
  [0.26, -0.16, 12, 42],
  [-0.3, 0.44, 52, 20],
  [0.46, 0.34, 22, 14],
] as const;

/** One holding: a round piece of land, each worked in its own way. */
export function drawPlot(plot: Plot): string {
  const { kind, at, rx, ry } = plot;
  const edge = ring(at, rx, ry);
  const flat = { orchard: drawOrchard, field: drawField, lake: drawLake, city: () => '', works: () => '' }[
    kind
  ];
  const rays =
    kind === 'city' || kind === 'works'
      ? series(24, (share) => {
          const [x, y] = polar([0, 0], share * Math.PI * 2, 1);
          return straight([inPlot(plot, [x * 0.84, y * 0.84]), inPlot(plot, [x * 0.96, y * 0.96])]);
        })
      : [];
  const raised = kind === 'city' ? drawBlocks(plot, city) : kind === 'works' ? drawBlocks(plot, works) : '';
  return (
    fill([ring([at[0], at[1] + 9], rx + 3, ry + 2)], paint.night, 0.8) +
    fill([edge], kind === 'field' ? paint.blush : paint.sand) +
    clipped(`plot-${kind}`, edge, flat(plot)) +
    stroke(rays, { colour: paint.copper, width: 1 }) +
    stroke([edge], { colour: paint.white, width: 2.6 }) +
    stroke([ring(at, rx + 6, ry + 3.4)], { colour: paint.water, width: 1, opacity: 0.7 }) +
    raised
  );
}
