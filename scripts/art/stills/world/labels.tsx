import { paint } from '#scripts/build/drawing/palette.ts';
import { dubai } from './cities.ts';
import { toCanvas } from './projection.ts';
import type { View } from './view.ts';

const width = 240;

const shifts = {
  left: { left: -width - 14, top: -0.72, justifyContent: 'flex-end' },
  right: { left: 14, top: -0.72, justifyContent: 'flex-start' },
  above: { left: -width / 2, top: -1.75, justifyContent: 'center' },
  below: { left: -width / 2, top: 0.3, justifyContent: 'center' },
} as const;

// A rim of night keeps names readable on dots and lines.
const rim = { WebkitTextStroke: `6px ${paint.night}`, paintOrder: 'stroke' } as const;

export function Labels({ view }: { view: View }) {
  const { left, top, cities, fontSize } = view;
  return (
    <div
      style={{
        display: 'flex',
        fontFamily: 'Instrument Sans',
        fontSize,
        fontWeight: 500,
        color: paint.mist,
        ...rim,
      }}
    >
      {cities.map(({ name, place, label }) => {
        const [x, y] = toCanvas(place);
        const shift = shifts[label];
        return (
          <div
            key={name}
            style={{
              display: 'flex',
              position: 'absolute',
              width,
              justifyContent: shift.justifyContent,
              left: x - left + shift.left,
              top: y - top + shift.top * fontSize,
            }}
          >
            {name}
          </div>
        );
      })}
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: dubai[0] - left + 22,
          top: dubai[1] - top - 1.6 * fontSize - 34,
          fontFamily: 'Newsreader',
          fontSize: fontSize * 1.4,
          color: paint.white,
        }}
      >
        Dubai
      </div>
    </div>
  );
}
