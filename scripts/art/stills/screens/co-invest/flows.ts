import { lerp, onCurve, series } from '#scripts/art/kit/geometry.ts';
import { smooth, stroke } from '#scripts/art/kit/pen.ts';
import { place, rowMiddle, segments } from './layout.ts';
import { parties } from './parties.ts';

/** From each row to its part of the bar: one line for every 100,000 dollars or so. */
export function drawFlows(): string {
  return parties
    .map(({ ticket, colour }, index) => {
      const count = Math.max(3, Math.round(ticket / 165_000));
      const segment = segments[index] ?? { top: 0, height: 0 };
      const lines = series(count, (share) => {
        const from = rowMiddle(index) + (share - 0.5) * Math.min(count * 1.7, place.rowHeight - 12);
        const to = segment.top + lerp(1, segment.height - 2.5, share);
        const [start, end] = [place.rowsEnd, place.barLeft];
        return smooth(
          series(13, (along) =>
            onCurve(
              [
                [start, from],
                [start + 104, from],
                [end - 104, to],
                [end, to],
              ],
              along,
            ),
          ),
        );
      });
      return stroke(lines, { colour, width: 1.15, opacity: 0.9 });
    })
    .join('');
}
