import { channelLines } from '#src/lib/channel-lines.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

export function Closed() {
  const { paths } = channelLines({ seed: 'closed deals', width: 171, height: 64, lines: 6 });
  return (
    <div className="closed">
      <svg width={169} height={64} viewBox="0 0 171 64" fill="none" stroke={paint.water} strokeWidth={0.9}>
        <path d={paths.join('')} />
      </svg>
      <span className="label" style={{ color: paint.water }}>
        Closed this quarter
      </span>
      <span className="display" style={{ fontSize: 20, lineHeight: '24px' }}>
        US$61.2M
      </span>
      <span className="fine">4 deals</span>
    </div>
  );
}

/** A colleague's pointer, with a name, on the deal that is being moved. */
export function Pointer({ left, top }: { left: number; top: number }) {
  return (
    <div style={{ display: 'flex', position: 'absolute', left, top }}>
      <svg
        width={18}
        height={20}
        viewBox="0 0 18 20"
        fill={paint.copper}
        stroke={paint.white}
        strokeWidth={1.4}
        strokeLinejoin="round"
      >
        <path d="M2 1.6 15.6 10l-6.4 1.2L5.6 17z" />
      </svg>
      <div className="pointer-name" style={{ marginTop: 14, marginLeft: -3 }}>
        Omar K.
      </div>
    </div>
  );
}
