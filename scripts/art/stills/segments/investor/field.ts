import { randomFrom } from '#src/lib/channel-lines.ts';
import { series, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { fill, ring, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

const apart = 23;

const relief = reliefFrom('investor field');

/** Rows of points on a field that lies in soft waves. */
export const rows: readonly Point[][] = series(43, (_, row) =>
  series(58, (__, column): Point => {
    const [x, y] = [(column - 2) * apart + (row % 2) * (apart / 2), (row - 2) * apart];
    return [x + relief(x / 210, y / 210) * 17, y + relief(x / 190 + 7, y / 190) * 22];
  }),
);

export function drawField(): string {
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
