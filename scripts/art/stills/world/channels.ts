import { distance, normalAt, onCurve, series, type Point } from '#scripts/art/kit/geometry.ts';
import { smooth } from '#scripts/art/kit/pen.ts';
import { type City, dubai } from './cities.ts';
import { toCanvas } from './projection.ts';

/** Lines side by side from Dubai to a city: they part on the way and join again. */
export function drawChannel({ place, bend }: City): { way: Point[]; lines: string[] } {
  const to = toCanvas(place);
  const length = distance(dubai, to);
  const [dx, dy] = [to[0] - dubai[0], to[1] - dubai[1]];
  const aside: Point = [-dy * bend, dx * bend];
  const at = (share: number): Point => [
    dubai[0] + dx * share + aside[0] * 1.32,
    dubai[1] + dy * share + aside[1] * 1.32,
  ];
  const way = series(25, (share) => onCurve([dubai, at(0.28), at(0.72), to], share));
  const lines = series(5, (_, line) =>
    smooth(
      way.map(([x, y], index): Point => {
        const [across, down] = normalAt(way, index);
        const share = index / 24;
        const swell =
          Math.min(length / 60, 7) *
          Math.sin(Math.PI * share) ** 0.8 *
          (0.55 + 0.45 * Math.cos(share * 11 + length));
        return [x + across * (line - 2) * swell * 0.6, y + down * (line - 2) * swell * 0.6];
      }),
    ),
  );
  return { way, lines };
}
