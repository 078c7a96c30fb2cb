import { paint } from '#scripts/build/drawing/palette.ts';
import { cities, dubai } from './cities.ts';
import { toCanvas } from './projection.ts';

const shifts = {
  left: { width: 140, left: -152, top: -13, justifyContent: 'flex-end' },
  right: { width: 140, left: 12, top: -13, justifyContent: 'flex-start' },
  above: { width: 140, left: -70, top: -36, justifyContent: 'center' },
  below: { width: 140, left: -70, top: 10, justifyContent: 'center' },
} as const;

// A rim of night keeps names readable on dots and lines.
const rim = { WebkitTextStroke: `5px ${paint.night}`, paintOrder: 'stroke' } as const;

export function Labels() {
  return (
    <div
      style={{
        display: 'flex',
        fontFamily: 'Instrument Sans',
        fontSize: 17,
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
              ...shift,
              left: x + shift.left,
              top: y + shift.top,
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
          left: dubai[0] + 20,
          top: dubai[1] - 64,
          fontFamily: 'Newsreader',
          fontSize: 30,
          color: paint.white,
        }}
      >
        Dubai
      </div>
    </div>
  );
}
