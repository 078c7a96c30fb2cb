import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Unseen } from '../market-bar.tsx';

export function IssuerView() {
  return (
    <div className="issuer">
      <div className="label" style={{ marginBottom: 9 }}>
        What the issuer sees now
      </div>
      <div className="face">
        <Unseen size={50} colour={paint.clay} ground={paint.dusk} />
        <div className="column" style={{ gap: 3 }}>
          <span className="display" style={{ fontSize: 19, lineHeight: '22px' }}>
            Investor 0417
          </span>
          <span className="muted">Identity hidden</span>
        </div>
      </div>
      <div className="label" style={{ margin: '80px 0 92px' }}>
        After you continue
      </div>
      <div className="face shown">
        <div
          className="seal"
          style={{
            width: 50,
            height: 50,
            fontSize: 23,
            lineHeight: '26px',
            borderRadius: 12,
            background: paint.teal,
            color: paint.white,
          }}
        >
          B
        </div>
        <div className="column" style={{ gap: 3 }}>
          <span className="display" style={{ fontSize: 19, lineHeight: '22px' }}>
            Sample Family Office B
          </span>
          <span className="muted">Family office · United Arab Emirates</span>
        </div>
        <div className="pill teal" style={{ marginLeft: 'auto' }}>
          <Icon name="shield" size={11} strength={1.6} />
          KYC passed
        </div>
      </div>
      <Agreement />
    </div>
  );
}

function Agreement() {
  return (
    <div className="nda">
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 78,
          height: 96,
          padding: '10px 10px',
          gap: 5,
          background: paint.white,
        }}
      >
        {[0.7, 1, 0.92, 0.96, 0.55, 0.98, 0.84].map((share, index) => (
          <div
            key={share}
            style={{
              width: 58 * share,
              height: index === 0 ? 4 : 2.5,
              background: index === 0 ? paint.stone : paint.line,
            }}
          />
        ))}
        <div
          style={{
            display: 'flex',
            width: 58,
            height: 18,
            marginTop: 3,
            border: `1px dashed ${paint.copper}`,
            background: paint.blush,
          }}
        />
      </div>
      <div className="column" style={{ gap: 5, width: 280 }}>
        <div className="spread">
          <span className="strong" style={{ fontSize: 13.5 }}>
            Next: the mutual NDA
          </span>
          <span className="fine muted">4 pages</span>
        </div>
        <span className="muted">
          Signed on screen by both sides. The data room opens when both signatures are in.
        </span>
        <div className="row fine" style={{ gap: 6, marginTop: 5, color: paint.water }}>
          <Icon name="file" size={12} />
          Read it before you decide
        </div>
      </div>
    </div>
  );
}
