import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Pill } from '../kit.tsx';

const signatories = [
  ['H', 'Helen B.', 'Trustee, Northbank', 'Signed', paint.teal, paint.white],
  ['M', 'Marc V.', 'Trustee, Northbank', 'Signing', paint.blush, paint.copper],
  ['L', 'Layla H.', 'Sample Fund II', 'Next', paint.sand, paint.slate],
] as const;

/** Who signs, in which order, and how far each of them is. */
export function Signatories() {
  return (
    <div className="panel">
      <div className="card-title">
        Signatories
        <Pill tone="copper">1 of 3</Pill>
      </div>
      {signatories.map(([letter, name, role, state, background, color], index) => (
        <div key={name} className="signatory" style={index === 0 ? { borderTop: 'none' } : {}}>
          <div className="seal" style={{ width: 27, height: 27, background, color }}>
            {letter}
          </div>
          <div className="column">
            <span className="medium">{name}</span>
            <span className="fine muted">{role}</span>
          </div>
          <div className="row" style={{ marginLeft: 'auto' }}>
            <Pill
              tone={state === 'Signed' ? 'teal' : state === 'Signing' ? 'copper' : 'plain'}
              icon={state === 'Signed' ? 'check' : state === 'Signing' ? 'pen' : 'clock'}
            >
              {state}
            </Pill>
          </div>
        </div>
      ))}
    </div>
  );
}

const trail = [
  ['10:16', 'Marc V. started to sign'],
  ['10:04', 'Helen B. signed with a code'],
  ['10:01', 'Helen B. asked for her code'],
  ['08:31', 'Sent to two trustees by Omar K.'],
  ['08:30', 'Sealed as 7c1e 94b0 2fd8'],
  ['08:21', 'Made from the standard form'],
] as const;

const rowHeight = 26;

/** One line through all that happened; the last thing is still open. */
function Thread() {
  const height = trail.length * rowHeight;
  return (
    <svg
      width={12}
      height={height}
      viewBox={`0 0 12 ${height}`}
      fill={paint.white}
      stroke={paint.teal}
      strokeWidth={1.5}
      style={{ position: 'absolute', left: 50, top: 9 }}
    >
      <path d={`M6 ${rowHeight / 2}V${height - rowHeight / 2}`} stroke={paint.line} strokeWidth={1} />
      {trail.map(([, what], index) => (
        <circle
          key={what}
          cx={6}
          cy={(index + 0.5) * rowHeight}
          r={3.8}
          fill={index === 0 ? paint.copper : paint.white}
          stroke={index === 0 ? paint.copper : paint.teal}
        />
      ))}
    </svg>
  );
}

/** The record of the signing: it is added to and never changed. */
export function AuditTrail() {
  return (
    <div className="panel">
      <div className="card-title">
        Audit trail
        <span className="fine muted" style={{ fontWeight: 400 }}>
          9 May, Dubai time
        </span>
      </div>
      <div className="column" style={{ position: 'relative', padding: '9px 14px 5px' }}>
        <Thread />
        {trail.map(([when, what]) => (
          <div key={what} className="row" style={{ height: rowHeight }}>
            <span className="fine muted" style={{ width: 58 }}>
              {when}
            </span>
            <span className="fine">{what}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

const opens = [
  ['folder', '2  Financials', '23 documents'],
  ['folder', '4  Contracts', '31 documents'],
  ['folder', '6  Tax', '11 documents'],
  ['message', 'Questions and answers', '12 so far'],
] as const satisfies readonly (readonly [IconName, string, string])[];

/** What the last signature opens by itself. */
export function OpensNext() {
  return (
    <div className="opens">
      <div className="spread" style={{ padding: '11px 14px 7px' }}>
        <span className="strong">Opens after the last signature</span>
        <Icon name="lock" size={14} />
      </div>
      {opens.map(([icon, name, count]) => (
        <div key={name} className="opens-row">
          <div className="row" style={{ color: paint.water }}>
            <Icon name={icon} size={14} />
          </div>
          <span>{name}</span>
          <span className="fine" style={{ marginLeft: 'auto', color: paint.water }}>
            {count}
          </span>
        </div>
      ))}
      <span className="fine" style={{ padding: '8px 14px 12px', color: paint.clay }}>
        Group B, watermarked by name
      </span>
    </div>
  );
}
