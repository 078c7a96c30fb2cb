import { randomFrom } from '#src/lib/channel-lines.ts';
import type { Drawing } from '../drawing.ts';
import { distance, ease, normalAt, onCurve, polar, series, type Point } from '../lines/geometry.ts';
import { reliefFrom } from '../lines/noise.ts';
import { clipped, fill, linear, radial, ring, smooth, straight, stroke, wash } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';

const size = { width: 1200, height: 900 };
const lens: Point = [724, 412];
const radius = 262;
const bezel = 40;
const shadow: Point = [lens[0] + 14, lens[1] + 30];
// A quarter of the lens's width of the field fills the whole lens.
const seen = 98;
const apart = 23;
const investor: Point = [150, 742];

const relief = reliefFrom('investor field');

/** Rows of points on a field that lies in soft waves. */
const rows: readonly Point[][] = series(43, (_, row) =>
  series(58, (__, column): Point => {
    const [x, y] = [(column - 2) * apart + (row % 2) * (apart / 2), (row - 2) * apart];
    return [x + relief(x / 210, y / 210) * 17, y + relief(x / 190 + 7, y / 190) * 22];
  }),
);

/** Where the lens shows a point, and how large: larger in the middle, as through glass. */
function through([x, y]: Point): { at: Point; scale: number } {
  const away = distance([x, y], lens);
  const share = away / seen;
  const shown = (radius * 1.9 * share) / (1 + 0.9 * share);
  const angle = Math.atan2(y - lens[1], x - lens[0]);
  return { at: polar(lens, angle, shown), scale: 1 / (1 + 0.9 * share) ** 1.5 };
}

const inSight = (point: Point) => distance(point, lens) < seen * 1.15;

const candidates = rows.flat().filter(inSight);
const chosen = candidates.reduce((best, point) => {
  const aim: Point = [lens[0] - 11, lens[1] + 9];
  return distance(point, aim) < distance(best, aim) ? point : best;
}, lens);
const found = through(chosen).at;

function drawField(): string {
  const random = randomFrom('investor sizes');
  const kinds: Record<'ink' | 'teal' | 'copper' | 'open', string[]> = {
    ink: [],
    teal: [],
    copper: [],
    open: [],
  };
  for (const point of rows.flat()) {
    const weight = 1.5 + (relief(point[0] / 120 + 3, point[1] / 120) + 1) * 1.5;
    const lot = random();
    const kind = lot > 0.95 ? 'copper' : lot > 0.84 ? 'teal' : lot > 0.62 ? 'open' : 'ink';
    kinds[kind].push(ring(point, weight * (kind === 'open' ? 1.25 : 1)));
  }
  return (
    stroke(
      rows.map((row) => smooth(row)),
      { colour: paint.line, width: 0.9 },
    ) +
    fill(kinds.open, paint.paper) +
    stroke(kinds.open, { colour: mix(paint.ink, paint.paper, 0.3), width: 1 }) +
    fill(kinds.ink, mix(paint.ink, paint.paper, 0.18)) +
    fill(kinds.teal, paint.teal) +
    fill(kinds.copper, paint.copper)
  );
}

/** An opportunity that stays closed: a shaft with its cover on. */
function drawClosed(point: Point, turn: number): string {
  const { at, scale } = through(point);
  const r = 25 * scale;
  const cover = series(5, (share) => {
    const offset = (share - 0.5) * 1.5 * r;
    const half = Math.sqrt(r * r - offset * offset) * 0.9;
    const [along, aside] = [polar([0, 0], turn, 1), polar([0, 0], turn + Math.PI / 2, 1)];
    const end = (way: number): Point => [
      at[0] + aside[0] * offset + along[0] * half * way,
      at[1] + aside[1] * offset + along[1] * half * way,
    ];
    return straight([end(-1), end(1)]);
  });
  return (
    fill([ring(at, r)], paint.dusk) +
    stroke(cover, { colour: paint.water, width: 0.9, opacity: 0.5 }) +
    stroke([ring(at, r)], { colour: paint.water, width: 1.3, opacity: 0.9 }) +
    stroke([ring(at, r * 1.22)], { colour: paint.water, width: 0.7, opacity: 0.35 })
  );
}

function drawChosen(): string {
  const rays = series(49, (share) => {
    const angle = share * Math.PI * 2;
    return straight([polar(found, angle, 25), polar(found, angle, 33)]);
  });
  const halo = [52, 60, 69, 79, 90].map((r) => ring(found, r));
  return (
    fill([ring(found, 46)], paint.night) +
    stroke(halo, { colour: paint.clay, width: 0.9, opacity: 0.55 }) +
    fill([ring(found, 38)], paint.copper) +
    stroke([ring(found, 38), ring(found, 44)], { colour: paint.clay, width: 1.6 }) +
    stroke(rays, { colour: paint.blush, width: 1.1 }) +
    fill([ring(found, 18)], paint.blush) +
    stroke([ring(found, 12), ring(found, 6)], { colour: paint.copper, width: 1.3 })
  );
}

/** The way from the investor to the chosen point: five lines side by side. */
const approach = series(5, (_, line) => {
  const way = series(25, (share) => onCurve([investor, [330, 820], [420, 520], found], share));
  return smooth(
    way.map(([x, y], index): Point => {
      const [across, down] = normalAt(way, index);
      const offset = (line - 2) * (5 - 2.4 * ease(index, 12, 24));
      return [x + across * offset, y + down * offset];
    }),
  );
});

function drawLens(): string {
  const random = randomFrom('investor covers');
  const dial = series(361, (_, degree) => {
    const angle = (degree * Math.PI) / 180;
    const length = degree % 10 === 0 ? 17 : degree % 5 === 0 ? 11 : 6;
    return straight([
      polar(lens, angle, radius + bezel - 6),
      polar(lens, angle, radius + bezel - 6 - length),
    ]);
  });
  const inside =
    fill([ring(lens, radius)], 'url(#glass)') +
    stroke(
      rows.map((row) => smooth(row.filter(inSight).map((point) => through(point).at))),
      { colour: paint.nightLine, width: 1.1 },
    ) +
    candidates
      .filter((point) => point !== chosen)
      .map((point) => drawClosed(point, random() * Math.PI))
      .join('') +
    stroke(approach, { colour: paint.night, width: 7 }) +
    stroke(approach, { colour: paint.clay, width: 1.6 }) +
    drawChosen();
  const rims = [radius + 4, radius + bezel - 6, radius + bezel - 3].map((r) => ring(lens, r));
  return (
    fill([ring(shadow, radius + bezel + 46)], 'url(#shade)') +
    fill([ring(lens, radius + bezel)], paint.white) +
    stroke([ring(lens, radius + bezel)], { colour: paint.ink, width: 1.2 }) +
    stroke(dial, { colour: paint.ink, width: 0.9, opacity: 0.75 }) +
    clipped('lens', ring(lens, radius), inside) +
    stroke(rims, { colour: paint.stone, width: 0.8 }) +
    stroke([ring(lens, radius)], { colour: paint.ink, width: 2.4 })
  );
}

/** Unseen until the investor chooses to be: no face, only a dashed outline. */
function drawOnlooker(): string {
  return (
    stroke(approach, { colour: paint.paper, width: 8 }) +
    stroke(approach, { colour: paint.copper, width: 2.2, dash: '0.1 6.4' }) +
    fill([ring(investor, 66)], paint.paper) +
    stroke([ring(investor, 58)], { colour: paint.copper, width: 1.6, dash: '5 6' }) +
    stroke([ring(investor, 66)], { colour: paint.copper, width: 0.8, opacity: 0.6 }) +
    fill([ring(investor, 42)], paint.blush) +
    stroke(
      series(17, (share) => {
        const y = (share - 0.5) * 78;
        const half = Math.sqrt(42 * 42 - y * y) * 0.96;
        return straight([
          [investor[0] - half, investor[1] + y],
          [investor[0] + half, investor[1] + y],
        ]);
      }),
      { colour: paint.copper, width: 1.1, opacity: 0.8 },
    )
  );
}

/** Professional investors: a lens over a field of opportunities, and the one that the unseen investor has chosen. */
export function drawInvestor(): Drawing {
  const ground = [
    linear(
      'paper',
      [0, 0],
      [0, 900],
      [
        [0, paint.white],
        [1, paint.sand],
      ],
    ),
    radial('glass', [lens[0] - 60, lens[1] - 80], radius * 1.5, [
      [0, paint.dusk],
      [1, paint.night],
    ]),
    radial('shade', shadow, radius + bezel + 46, [
      [0.8, paint.ink, 0.34],
      [0.9, paint.ink, 0.12],
      [1, paint.ink, 0],
    ]),
    wash('url(#paper)', 1200, 900),
    drawField(),
    drawOnlooker(),
    drawLens(),
  ].join('');
  return { ...size, ground };
}
