import { contoursOf } from '#scripts/art/kit/contours.ts';
import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { crossings, cutY, fold, heightAt, levels, riverAt, shafts, tunnel } from './valley.ts';

function drawContours(): string {
  const field = { width: 1200, height: fold, cell: 10, heightAt };
  return contoursOf(field, levels)
    .map((lines, index) => {
      const paths = lines.filter((line) => line.length > 6).map((line) => smooth(line));
      const strong = index % 5 === 0;
      return stroke(paths, {
        colour: mix(paint.water, paint.white, strong ? 0.45 : 0),
        width: strong ? 1.6 : 0.8,
        opacity: strong ? 0.95 : 0.62,
      });
    })
    .join('');
}

function drawRiver(): string {
  const lines = series(6, (_, line) =>
    smooth(
      series(33, (share): Point => {
        const y = lerp(-14, fold + 14, share);
        return [riverAt(y) + (line - 2.5) * 4.2, y];
      }),
    ),
  );
  return (
    stroke(lines, { colour: paint.deepTeal, width: 7 }) + stroke(lines, { colour: paint.water, width: 1.8 })
  );
}

/** Fields along the river that the tunnel will water, ploughed one way or the other. */
function drawFields(): string {
  const corner = (column: number, row: number): Point => {
    const y = 296 + row * 36;
    return [riverAt(y) + 30 + column * 33, y + column * 5];
  };
  const fields = series(4, (_, row) => series(4 - (row % 2), (__, column) => [column, row] as const)).flat();
  const edges = fields.map(([column, row]) =>
    shape([
      corner(column + 0.1, row + 0.1),
      corner(column + 0.9, row + 0.1),
      corner(column + 0.9, row + 0.9),
      corner(column + 0.1, row + 0.9),
    ]),
  );
  const furrows = fields.flatMap(([column, row]) =>
    series(6, (share) => {
      const along = lerp(0.16, 0.84, share);
      return (column + row) % 2 === 0
        ? straight([corner(column + along, row + 0.1), corner(column + along, row + 0.9)])
        : straight([corner(column + 0.1, row + along), corner(column + 0.9, row + along)]);
    }),
  );
  return (
    fill(edges, paint.deepTeal) +
    stroke(furrows, { colour: paint.clay, width: 1, opacity: 0.9 }) +
    stroke(edges, { colour: paint.mist, width: 1.2 })
  );
}

/** The squares of the sheet, by which a place is found. */
function drawGrid(): string {
  const lines = [
    ...series(14, (_, index) => `M${index * 90 + 15} 0V${fold}`),
    ...series(6, (_, index) => `M0 ${index * 90 + 20}H1200`),
  ];
  return stroke(lines, { colour: paint.water, width: 0.7, opacity: 0.28 });
}

/** The line of the cut, with the shafts on it as they are seen from above. */
function drawCut(): string {
  const rings = (r: number) => shafts.map((x) => ring([x, cutY], r));
  const ends = [44, 1156];
  const arrows = ends.flatMap((x) => [
    straight([
      [x, cutY],
      [x, cutY + 34],
    ]),
    straight([
      [x - 8, cutY + 24],
      [x, cutY + 36],
      [x + 8, cutY + 24],
    ]),
  ]);
  return (
    stroke([`M44 ${cutY}H1156`], { colour: paint.clay, width: 1.8, dash: '15 5 2 5' }) +
    stroke([`M${tunnel[1][0]} ${cutY}H${tunnel[0][0]}`], { colour: paint.clay, width: 4.4 }) +
    stroke(arrows, { colour: paint.clay, width: 2.4 }) +
    fill(rings(11), paint.deepTeal) +
    stroke(rings(11), { colour: paint.clay, width: 2.4 }) +
    fill(rings(4.2), paint.clay)
  );
}

/** From the map down to the section: where the cut meets a height, and where it meets a shaft. */
export function drawProjections(groundAt: (x: number) => number): string {
  const drop = (x: number, from: number, to: number) => `M${x} ${from}V${Math.round(to)}`;
  return (
    stroke(
      crossings.map((x) => drop(x, cutY, fold)),
      { colour: paint.mist, width: 0.8, opacity: 0.7, dash: '2 5' },
    ) +
    stroke(
      crossings.map((x) => drop(x, fold, groundAt(x))),
      { colour: paint.stone, width: 0.8, opacity: 0.8, dash: '2 5' },
    )
  );
}

export const drawMap = () =>
  wash('url(#sheet)', 1200, fold) + drawGrid() + drawContours() + drawRiver() + drawFields() + drawCut();
