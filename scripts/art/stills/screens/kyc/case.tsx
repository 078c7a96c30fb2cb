import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Avatar, Button, Pill } from '../kit.tsx';

export function CaseHead() {
  const facts = [
    ['Opened', '6 May'],
    ['Ticket', 'US$1.0M'],
    ['Risk', 'Medium'],
  ] as const;
  return (
    <div className="panel" style={{ padding: '15px 14px 15px', gap: 13 }}>
      <div className="row" style={{ gap: 11 }}>
        <div
          className="seal"
          style={{ width: 36, height: 36, fontSize: 17, background: paint.mist, color: paint.deepTeal }}
        >
          G
        </div>
        <div className="column">
          <span className="display" style={{ fontSize: 18, lineHeight: '22px' }}>
            Greenfold Sample LP
          </span>
          <span className="fine muted">Fund of funds · United Kingdom · for Project Cedar</span>
        </div>
      </div>
      <div className="row">
        {facts.map(([label, value]) => (
          <div key={label} className="column" style={{ width: 104 }}>
            <span className="label">{label}</span>
            <span className="medium">{value}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A similar name is not the same one: why the analyst set it aside. */
export function NameMatch() {
  return (
    <div className="panel">
      <div className="card-title">
        One similar name
        <Pill tone="teal" icon="check">
          Not the same
        </Pill>
      </div>
      <div className="column fine" style={{ padding: '10px 14px 12px', gap: 4 }}>
        <span>Born in another year, and a citizen of another country.</span>
        <div className="row muted" style={{ gap: 6 }}>
          <Avatar who="AT" size={17} />
          Set aside by Amira T., 7 May 15:20
        </div>
      </div>
    </div>
  );
}

const documents = [
  ['file', 'Certificate of registration', 'Seen', true],
  ['people', 'Register of partners', 'Seen', true],
  ['people', 'Passports of both founders', 'Seen', true],
  ['sheet', 'Audited accounts', 'Seen', true],
  ['coins', 'Letter on source of funds', 'Came today', false],
] as const satisfies readonly (readonly [IconName, string, string, boolean])[];

export function Documents() {
  return (
    <div className="panel">
      <div className="card-title">
        Documents
        <span className="fine muted" style={{ fontWeight: 400 }}>
          5 of 5
        </span>
      </div>
      {documents.map(([icon, name, state, isSeen], index) => (
        <div key={name} className="proof" style={index === 0 ? { borderTop: 'none' } : {}}>
          <div className="row" style={{ color: isSeen ? paint.teal : paint.copper }}>
            <Icon name={icon} size={13} />
          </div>
          <span>{name}</span>
          <div
            className="row fine"
            style={{ gap: 5, marginLeft: 'auto', color: isSeen ? paint.slate : paint.copper }}
          >
            <Icon name={isSeen ? 'check' : 'clock'} size={10} strength={1.7} />
            {state}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The decision stays with a person, and its reason is kept. */
export function Decision() {
  return (
    <div className="panel" style={{ borderColor: paint.teal }}>
      <div className="card-title">
        Decision
        <span className="fine muted" style={{ fontWeight: 400 }}>
          next review in 12 months
        </span>
      </div>
      <div className="column" style={{ padding: '11px 14px 13px', gap: 10 }}>
        <div className="reason">
          <span className="fine">Funds come from the sale of two holdings; letter and accounts agree.</span>
          <div style={{ width: 1.5, height: 13, background: paint.teal }} />
        </div>
        <div className="row" style={{ gap: 8 }}>
          <Button primary icon="check">
            Approve
          </Button>
          <Button icon="message">Ask for more</Button>
          <Button>Decline</Button>
        </div>
      </div>
    </div>
  );
}
