import { ease, lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { ring, smooth } from '#scripts/art/kit/pen.ts';
import { committed, commitments, inTalks, target, weeks } from './raise.ts';

/** The chart in its own units; a line stands for a quarter of a million dollars. */
export const chart = { width: 690, height: 196, left: 4, base: 190, top: 22 };

const perLine = 250_000;

export const xAt = (week: number) => chart.left + (week / weeks.all) * (chart.width - 8);

export const yAt = (dollars: number) => lerp(chart.base, chart.top, dollars / target);

const before = (index: number) => commitments.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);

/** Each commitment as a stream that rises to its place on top of those before it, and then flows on. */
export const streams = commitments.map(({ amount, week, colour }, index) => {
  const count = Math.round(amount / perLine);
  const lines = series(count, (_, line) => {
    const level = yAt(before(index) + (line + 0.5) * perLine);
    const start = week - 1.5 + (line / count) * 0.2;
    return smooth(
      series(23, (share): Point => {
        const own = lerp(start, weeks.now, share ** 1.6);
        return [xAt(own), lerp(chart.base, level, ease(own, start, week + 0.2))];
      }),
    );
  });
  return { colour, lines: lines.join(''), at: [xAt(week + 0.2), yAt(before(index) + amount)] as const };
});

/** What the conversations may still add, as dotted lines from today to the close. */
export const prospects = series(14, (share) =>
  smooth(
    series(9, (along): Point => {
      const to = committed + inTalks * share;
      return [xAt(lerp(weeks.now, weeks.close, along)), yAt(lerp(committed, to, ease(along)))];
    }),
  ),
).join('');

export const shafts = streams.map(({ at }) => ring(at, 4.2)).join('');
