import type { Point } from './geometry.ts';

export interface Field {
  /** Size of the picture and of one cell of the grid that the field is read on. */
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly heightAt: (x: number, y: number) => number;
}

type Segment = readonly [Point, Point];

type Grid = readonly (readonly number[])[];

const readGrid = ({ width, height, cell, heightAt }: Field): Grid =>
  Array.from({ length: Math.ceil(height / cell) + 1 }, (_, row) =>
    Array.from({ length: Math.ceil(width / cell) + 1 }, (__, column) => heightAt(column * cell, row * cell)),
  );

/** Where the level crosses the sides of each cell (marching squares, saddles cut one way). */
function segmentsAt(grid: Grid, cell: number, level: number): Segment[] {
  const segments: Segment[] = [];
  for (let row = 0; row < grid.length - 1; row += 1) {
    for (let column = 0; column < (grid[row]?.length ?? 0) - 1; column += 1) {
      const corner = (down: number, right: number) => (grid[row + down]?.[column + right] ?? 0) - level;
      const [a, b, c, d] = [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)];
      const [x, y] = [column * cell, row * cell];
      const crossings: Point[] = [];
      if (a > 0 !== b > 0) crossings.push([x + (cell * a) / (a - b), y]);
      if (b > 0 !== c > 0) crossings.push([x + cell, y + (cell * b) / (b - c)]);
      if (c > 0 !== d > 0) crossings.push([x + (cell * d) / (d - c), y + cell]);
      if (d > 0 !== a > 0) crossings.push([x, y + (cell * a) / (a - d)]);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const [from, to] = [crossings[at], crossings[at + 1]];
        if (from && to) segments.push([from, to]);
      }
    }
  }
  return segments;
}

const keyOf = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Takes the segments that touch the end of the line, one after another, until none does. */
function follow(
  line: Point[],
  byEnd: ReadonlyMap<string, number[]>,
  segments: readonly Segment[],
  used: Set<number>,
) {
  for (;;) {
    const end = line.at(-1);
    const next = end && byEnd.get(keyOf(end))?.find((index) => !used.has(index));
    const segment = next === undefined ? undefined : segments[next];
    if (!end || next === undefined || !segment) return line;
    used.add(next);
    line.push(keyOf(segment[0]) === keyOf(end) ? segment[1] : segment[0]);
  }
}

function join(segments: readonly Segment[]): Point[][] {
  const byEnd = new Map<string, number[]>();
  for (const [index, segment] of segments.entries()) {
    for (const end of segment) {
      const key = keyOf(end);
      byEnd.set(key, (byEnd.get(key) ?? []).concat(index));
    }
  }
  const used = new Set<number>();
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const forward = follow([...segment], byEnd, segments, used);
    return [follow(forward.toReversed(), byEnd, segments, used)];
  });
}

/** For each level, its lines of equal height as points in order; a closed line ends where it begins. */
export function contoursOf(field: Field, levels: readonly number[]): Point[][][] {
  const grid = readGrid(field);
  return levels.map((level) => join(segmentsAt(grid, field.cell, level)));
}
