import { paint } from '#scripts/build/drawing/palette.ts';

/** A page of the model under the reader's own watermark. */
export function Preview() {
  const bars = [0.3, 0.36, 0.46, 0.5, 0.62, 0.74, 0.82, 0.96];
  const reader = 'Omar K. · Sample Capital · 9 May 10:42';
  return (
    <div className="sheet">
      <div className="leaf">
        <span className="display" style={{ fontSize: 12.5 }}>
          Operating model
        </span>
        <span style={{ fontSize: 9.5, lineHeight: '11px', color: paint.slate }}>
          Project Cedar · base case
        </span>
        <div
          className="row"
          style={{
            height: 62,
            gap: 5,
            alignItems: 'flex-end',
            marginTop: 8,
            borderBottom: `1px solid ${paint.line}`,
          }}
        >
          {bars.map((bar, index) => (
            <div
              key={bar}
              style={{ width: 13, height: bar * 56, background: index > 4 ? paint.water : paint.teal }}
            />
          ))}
        </div>
        {[1, 0.92, 0.97, 0.78, 0.95, 0.6, 0.88, 0.7].map((share) => (
          <div key={share} className="row" style={{ gap: 6, marginTop: 7 }}>
            <div style={{ width: 84 * share, height: 3, background: paint.line }} />
            <div style={{ width: 22, height: 3, marginLeft: 'auto', background: paint.sand }} />
            <div style={{ width: 22, height: 3, background: paint.sand }} />
          </div>
        ))}
      </div>
      {[-26, 32, 90, 148, 206].map((top, index) => (
        <span key={top} className="stamp" style={{ left: -70 - (index % 2) * 60, top }}>
          {`${reader}      ${reader}`}
        </span>
      ))}
    </div>
  );
}
