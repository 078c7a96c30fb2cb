import { distance, lerp, type Point } from './geometry.ts';

/** The part of a shape that lies nearer to `site` than to `other`. */
function nearer(outline: readonly Point[], site: Point, other: Point): Point[] {
  const side = (point: Point) => distance(point, other) - distance(point, site);
  return outline.flatMap((point, index): Point[] => {
    const next = outline[(index + 1) % outline.length] ?? point;
    const kept = side(point) >= 0 ? [point] : [];
    if (side(point) >= 0 === side(next) >= 0) return kept;
    // Along a straight side the difference of squares is linear, so the crossing is exact.
    const [before, after] = [point, next].map((end) => distance(end, other) ** 2 - distance(end, site) ** 2);
    const share = (before ?? 0) / ((before ?? 0) - (after ?? 0));
    return [...kept, [lerp(point[0], next[0], share), lerp(point[1], next[1], share)]];
  });
}

/** The ground of each site: all that is nearer to it than to any other (Voronoi cells). */
export function cellsOf(sites: readonly Point[], outline: readonly Point[]): Point[][] {
  return sites.map((site) =>
    sites.reduce<Point[]>((cell, other) => (other === site ? cell : nearer(cell, site, other)), [...outline]),
  );
}

/** How far it is from a point inside a shape to its side, in a direction. */
function reach(outline: readonly Point[], [x, y]: Point, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return outline.reduce((nearest, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return nearest;
    const along = ((a[0] - x) * ey - (a[1] - y) * ex) / cross;
    const on = ((a[0] - x) * dy - (a[1] - y) * dx) / cross;
    return along > 0 && on >= -1e-9 && on <= 1 + 1e-9 ? Math.min(nearest, along) : nearest;
  }, Infinity);
}

/**
 * Rings from a point out to the sides of its cell, each rounder than the next one
 * out, as terraces round a spring. `gap` is kept free along the sides.
 */
export function terraces(
  outline: readonly Point[],
  centre: Point,
  radii: readonly number[],
  gap: number,
): Point[][] {
  const count = 56;
  const angles = Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2);
  const raw = angles.map((angle) => Math.max(reach(outline, centre, angle) - gap, 8));
  // Averaging over neighbours rounds the corners; the smaller of both keeps inside the cell.
  const round = (values: readonly number[]) =>
    values.map((own, index) => {
      const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
        (step) => values[(index + step + count) % count] ?? own,
      );
      return Math.min(own, near.reduce((sum, value) => sum + value, 0) / near.length);
    });
  const side = round(round(raw));
  const least = Math.min(...side);
  return radii.map((share) =>
    angles.map((angle, index): Point => {
      const out = lerp(least, side[index] ?? least, share ** 1.4) * share;
      return [centre[0] + Math.cos(angle) * out, centre[1] + Math.sin(angle) * out];
    }),
  );
}
