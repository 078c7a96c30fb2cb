import { paint } from '#scripts/build/drawing/palette.ts';
import { Button, money } from '../kit.tsx';
import { smallestTicket, taken, target } from './parties.ts';

export function Terms() {
  const rows = [
    ['Smallest ticket', money(smallestTicket)],
    ['Through', 'One holding company'],
    ['First closing', '30 May'],
    ['Still open', money(target - taken)],
    ['Success fee', 'None'],
  ] as const;
  return (
    <div className="panel">
      <div className="card-title">Terms for everyone</div>
      <div className="column" style={{ padding: '5px 0 7px' }}>
        {rows.map(([label, value]) => (
          <div key={label} className="term">
            <span className="muted">{label}</span>
            <span className="medium">{value}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

export function YourPlace() {
  return (
    <div className="panel" style={{ borderColor: paint.copper }}>
      <div className="card-title">
        Your place
        <span className="display" style={{ fontSize: 18 }}>
          US$500k
        </span>
      </div>
      <div className="column" style={{ gap: 4, padding: '10px 14px 12px' }}>
        <svg width={256} height={18} viewBox="0 0 256 18">
          <path d="M3 9h250" stroke={paint.line} strokeWidth={4} strokeLinecap="round" />
          <path d="M3 9h58" stroke={paint.copper} strokeWidth={4} strokeLinecap="round" />
          <circle cx={62} cy={9} r={7} fill={paint.white} stroke={paint.copper} strokeWidth={2.4} />
        </svg>
        <div className="spread fine muted">
          <span>US$250k</span>
          <span>3.6% of the whole</span>
          <span>{money(target - taken)}</span>
        </div>
        <div className="row" style={{ gap: 8, marginTop: 8 }}>
          <Button primary icon="pen">
            Sign NDA and commit
          </Button>
          <Button>Ask first</Button>
        </div>
      </div>
    </div>
  );
}
