type Point = readonly [x: number, y: number];
export type Line = readonly [Point, ...Point[]];

/** A tenth of a unit is less than a pixel. */
export const round = (value: number) => Math.round(value * 10) / 10;

export const percent = (value: number) => `${round(value)}%`;

/**
 * The path of one line of a stream: it leaves each point level and reaches the next one level. Between points at one
 * level it is straight.
 * @param bends where the curves turn, on the same axis as `x`; by default half way
 */
export const lineThrough = ([start, ...others]: Line, bends?: Point): string => {
  let [x, y] = start;
  const parts = others.map(([toX, toY]) => {
    const [out, back] = bends ?? [(x + toX) / 2, (x + toX) / 2];
    const part = toY === y ? `H${toX}` : `C${out} ${y} ${back} ${toY} ${toX} ${toY}`;
    [x, y] = [toX, toY];
    return part;
  });
  return `M${start.join(' ')}${parts.join('')}`;
};

/** The lines of a stream as one path, each drawn by its place from 0. */
export const stream = (lines: number, draw: (line: number) => string): string =>
  Array.from({ length: lines }, (_, line) => draw(line)).join('');

/** Parts of a whole, each with its size and where it starts: at the end of the one before. */
export function stacked<Part>(parts: readonly Part[], sizeOf: (part: Part) => number) {
  let end = 0;
  return parts.map((part) => {
    const [start, size] = [end, sizeOf(part)];
    end += size;
    return { ...part, start, size };
  });
}
