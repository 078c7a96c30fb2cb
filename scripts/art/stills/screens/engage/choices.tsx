import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';

const shares = [
  ['Legal name', 'Sample Family Office B', true],
  ['Kind of investor', 'Family office, Professional Client', true],
  ['Country', 'United Arab Emirates', true],
  ['Ticket you have in mind', 'US$500,000 to US$1.5M', true],
  ['Work e-mail', 'Shown after the NDA', false],
] as const;

export function StayHidden() {
  return (
    <div className="choice">
      <div className="row" style={{ gap: 14 }}>
        <div className="radio" />
        <div className="column" style={{ gap: 2 }}>
          <span className="strong" style={{ fontSize: 14 }}>
            Stay anonymous
          </span>
          <span className="muted">Ask a question first. The issuer answers Investor 0417.</span>
        </div>
        <div className="row" style={{ marginLeft: 'auto' }}>
          <Icon name="hidden" size={19} />
        </div>
      </div>
    </div>
  );
}

export function Reveal() {
  return (
    <div className="choice on">
      <div className="row" style={{ gap: 14 }}>
        <div className="radio" style={{ borderColor: paint.clay }}>
          <div style={{ width: 9, height: 9, borderRadius: 5, background: paint.clay }} />
        </div>
        <div className="column" style={{ gap: 2 }}>
          <span className="strong" style={{ fontSize: 14 }}>
            Reveal my identity to this issuer
          </span>
          <span className="muted">Choose what they see. Everyone else still sees nothing.</span>
        </div>
        <div className="row" style={{ marginLeft: 'auto', color: paint.clay }}>
          <Icon name="eye" size={19} />
        </div>
      </div>
      <div className="column" style={{ margin: '12px 0 0 32px' }}>
        {shares.map(([label, value, isOn]) => (
          <div key={label} className="share">
            <span className="muted" style={{ width: 150 }}>
              {label}
            </span>
            <span className="medium" style={{ color: isOn ? paint.white : paint.stone }}>
              {value}
            </span>
            <div className={isOn ? 'switch on' : 'switch'}>
              <div className="knob" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
