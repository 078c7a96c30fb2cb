import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Pill } from '../kit.tsx';

/** Hand-drawn, so that it reads as a signature and as nobody's name. */
const signature =
  'M3 26c6-14 12-22 16-20s-6 18-4 20 8-12 12-13-2 10 1 11 6-9 10-9-1 8 2 8 5-8 9-9 1 9 5 8 8-12 13-16-4 18 0 19 9-10 15-11 8 4 16 1';

export function Agreement() {
  const clauses = [0.96, 1, 0.88, 0.94, 0.62, 0.98, 0.9, 0.97, 0.5];
  return (
    <div className="panel" style={{ width: 330 }}>
      <div className="card-title">
        Mutual NDA
        <Pill tone="teal" icon="check">
          Signed
        </Pill>
      </div>
      <div className="row" style={{ gap: 16, padding: '14px 14px 15px', alignItems: 'flex-start' }}>
        <div className="agreement">
          <span className="display" style={{ fontSize: 11.5, lineHeight: '13px' }}>
            Non-disclosure agreement
          </span>
          {clauses.map((share, index) => (
            <div
              key={share}
              style={{
                width: 120 * share,
                height: 2.5,
                marginTop: index === 5 ? 5 : 0,
                background: paint.line,
              }}
            />
          ))}
          <svg
            width={112}
            height={34}
            viewBox="0 0 112 34"
            fill="none"
            stroke={paint.teal}
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={signature} />
          </svg>
          <div style={{ width: 120, height: 1, background: paint.stone }} />
          <span style={{ fontSize: 9.5, lineHeight: '11px', color: paint.slate }}>
            Sample Family Office A
          </span>
        </div>
        <div className="column" style={{ gap: 9, width: 132 }}>
          {[
            ['Sent', '7 May 16:02'],
            ['Delivered', '8 May 08:41'],
            ['Signed', '9 May 09:12'],
            ['Countersigned', '9 May 09:18'],
          ].map(([step, when]) => (
            <div key={step} className="row" style={{ gap: 9 }}>
              <div className="tick" style={{ color: paint.white, background: paint.teal }}>
                <Icon name="check" size={10} strength={2} />
              </div>
              <div className="column">
                <span className="medium">{step}</span>
                <span className="fine muted">{when}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
