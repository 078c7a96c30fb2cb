import { paint } from '#scripts/build/drawing/palette.ts';
import { place, segments } from './layout.ts';
import { parties, taken, target } from './parties.ts';

export function Bar() {
  const { barLeft, barTop, barWidth, barHeight } = place;
  const ends = segments.at(-1) ?? { top: barTop, height: 0 };
  const openTop = ends.top + ends.height;
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: barLeft,
        top: barTop,
        width: barWidth,
        height: barHeight,
        borderRadius: 9,
        overflow: 'hidden',
        background: paint.sand,
        border: `1px solid ${paint.line}`,
      }}
    >
      {parties.map(({ name, colour }, index) => {
        const segment = segments[index] ?? ends;
        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 0,
              top: segment.top - barTop,
              width: barWidth,
              height: segment.height - 1.5,
              background: colour,
            }}
          />
        );
      })}
      <svg
        width={barWidth}
        height={barHeight - (openTop - barTop)}
        viewBox="0 0 44 60"
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        stroke={paint.stone}
        strokeWidth={0.8}
        style={{ position: 'absolute', left: 0, top: openTop - barTop }}
      >
        <path d="M-20 30 30-20M-20 42 42-20M-20 54 54-20M-20 66 66-20M-20 78 78-20M-14 84 84-14M-2 84 84-2M10 84 84 10" />
      </svg>
    </div>
  );
}

/** Levels beside the bar: what each share of the target comes to. */
export function Scale() {
  const levels = [
    [0, 'Start'],
    [0.5, 'First closing'],
    [taken / target, `${((taken / target) * 100).toFixed(1)}% placed`],
    [1, 'Target'],
  ] as const;
  return (
    <div style={{ display: 'flex' }}>
      {levels.map(([share, label]) => (
        <div
          key={label}
          className="bar-mark"
          style={{
            left: place.barLeft + place.barWidth + 4,
            top: place.barTop + share * place.barHeight - 7,
          }}
        >
          <div style={{ width: 6, height: 1, background: paint.stone }} />
          <span style={{ width: 58, lineHeight: '12px', fontWeight: share > 0.5 && share < 1 ? 600 : 400 }}>
            {label}
          </span>
        </div>
      ))}
    </div>
  );
}
