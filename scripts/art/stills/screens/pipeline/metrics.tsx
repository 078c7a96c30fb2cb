import { series, type Point } from '#scripts/art/kit/geometry.ts';
import { smooth } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { money } from '../kit.tsx';
import { sumOf } from './deal.ts';
import { moving, stages } from './deals.ts';

/** From left to right what each stage holds, as lines that leave the pipeline one by one. */
function Funnel() {
  const counts = [12, 9, 7, 5, 3];
  const lines = series(counts[0] ?? 0, (_, line) => {
    const last = counts.filter((count) => count > line).length - 1;
    const points = series(last * 4 + 3, (share, index): Point => {
      const stage = Math.min(index / 4, counts.length - 1);
      const [from = 1, to = 1] = [
        counts[Math.floor(stage)],
        counts[Math.min(Math.floor(stage) + 1, counts.length - 1)],
      ];
      const width = (from + (to - from) * (stage % 1)) * 3.1;
      const leaves = index / 4 > last ? (index / 4 - last) * 14 : 0;
      return [
        6 + index * 12.6,
        23 - width / 2 + (line / Math.max(from - 1, 1)) * width + leaves * (share > 0.5 ? 1 : 0),
      ];
    });
    return smooth(points);
  });
  return (
    <svg
      width={244}
      height={46}
      viewBox="0 0 244 46"
      fill="none"
      stroke={paint.teal}
      strokeWidth={0.9}
      strokeLinecap="round"
    >
      <path d={lines.join('')} />
      {[0, 1, 2, 3, 4].map((stage) => (
        <circle
          key={stage}
          cx={6 + stage * 50.4}
          cy={23}
          r={4.2}
          fill={paint.paper}
          stroke={paint.copper}
          strokeWidth={1.4}
        />
      ))}
    </svg>
  );
}

export function Metrics() {
  const all = stages.flatMap(({ deals }) => deals).concat(moving);
  const late = stages.slice(3).flatMap(({ deals }) => deals);
  const figures = [
    ['Open pipeline', money(sumOf(all))],
    ['Deals', String(all.length)],
    ['In diligence or closing', money(sumOf(late))],
    ['Due this week', '7'],
  ] as const;
  return (
    <div className="metrics">
      {figures.map(([label, value]) => (
        <div key={label} className="metric">
          <span className="label">{label}</span>
          <span className="display">{value}</span>
        </div>
      ))}
      <div className="column" style={{ marginLeft: 'auto', gap: 1 }}>
        <Funnel />
      </div>
    </div>
  );
}
