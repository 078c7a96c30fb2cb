import { paint } from '#scripts/build/drawing/palette.ts';
import { money } from '../kit.tsx';
import { chart, prospects, shafts, streams, xAt, yAt } from './course-lines.ts';
import { committed, inTalks, target, weeks } from './raise.ts';

const months = [
  [0.2, 'March'],
  [4.6, 'April'],
  [8.9, 'May'],
  [12.7, 'June'],
] as const;

function Lines() {
  return (
    <svg width={chart.width} height={chart.height} viewBox={`0 0 ${chart.width} ${chart.height}`} fill="none">
      <path
        d={[0, 0.25, 0.5, 0.75].map((share) => `M0 ${yAt(target * share)}H${chart.width}`).join('')}
        stroke={paint.sand}
      />
      <path
        d={`M0 ${yAt(target)}H${chart.width}`}
        stroke={paint.copper}
        strokeWidth={1.3}
        strokeDasharray="6 4"
      />
      {streams.map(({ colour, lines }) => (
        <path key={colour} d={lines} stroke={colour} strokeWidth={1.15} />
      ))}
      <path
        d={prospects}
        stroke={paint.stone}
        strokeWidth={1.3}
        strokeLinecap="round"
        strokeDasharray="0.1 4.4"
      />
      <path d={`M${xAt(weeks.now)} 12V${chart.base}`} stroke={paint.ink} strokeWidth={1} />
      <path d={shafts} fill={paint.white} stroke={paint.copper} strokeWidth={1.5} />
    </svg>
  );
}

/** The raise as a course that rises with every commitment, against its target. */
export function Course() {
  const labels = [
    [4, yAt(target) - 17, `Target ${money(target)}`, paint.copper],
    [xAt(weeks.now) - 88, yAt(committed) - 19, `${money(committed)} today`, paint.deepTeal],
    [xAt(weeks.close) - 84, yAt(committed) + 10, 'If all in talks join', paint.slate],
  ] as const;
  return (
    <div className="course">
      <Lines />
      {labels.map(([left, top, text, color]) => (
        <span key={text} className="course-label" style={{ left, top, color }}>
          {text}
        </span>
      ))}
      {months.map(([week, name]) => (
        <span key={name} className="fine muted" style={{ position: 'absolute', left: xAt(week), top: 196 }}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Where the raise stands, in four figures. */
export function Standing() {
  const figures = [
    ['Committed', money(committed), `${((committed / target) * 100).toFixed(1)}% of target`],
    ['In talks', money(inTalks), '5 investors'],
    ['Still open', money(target - committed), 'Smallest ticket US$500k'],
  ] as const;
  return (
    <div className="standing">
      {figures.map(([label, value, note]) => (
        <div key={label} className="column" style={{ gap: 1 }}>
          <span className="label">{label}</span>
          <span className="display">{value}</span>
          <span className="fine muted">{note}</span>
        </div>
      ))}
    </div>
  );
}
