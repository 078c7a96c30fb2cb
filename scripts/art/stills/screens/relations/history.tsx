import { Icon, type IconName } from '../icons.tsx';
import { Meter } from '../kit.tsx';

const events = [
  ['pen', 'NDA signed by both sides', 'Today 09:18', 'Access to the Project Cedar data room granted.'],
  ['message', 'Asked for the use of proceeds', 'Yesterday', 'Answered by Omar K. in the Q&A.'],
  ['file', 'Teaser sent', '5 May', 'Project Cedar, version 4.'],
] as const satisfies readonly (readonly [IconName, string, string, string])[];

export function Timeline() {
  return (
    <div className="panel" style={{ width: 330, paddingBottom: 4 }}>
      <div className="card-title">
        Timeline
        <span className="fine muted" style={{ fontWeight: 400 }}>
          All projects
        </span>
      </div>
      <div className="column" style={{ gap: 5, paddingTop: 11 }}>
        {events.map(([icon, what, when, more]) => (
          <div key={what} className="event">
            <div className="event-dot">
              <Icon name={icon} size={12} />
            </div>
            <div className="column" style={{ width: 268 }}>
              <div className="spread">
                <span className="medium">{what}</span>
                <span className="fine muted">{when}</span>
              </div>
              <span className="fine muted">{more}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export function Interests() {
  const rows = [
    ['Project Cedar', 'Data room', 0.62, 'US$1.5M'],
    ['Project Juniper', 'Teaser', 0.3, 'US$1.0M'],
    ['Project Saffron', 'Passed', 0, '–'],
  ] as const;
  return (
    <div className="panel" style={{ width: 300 }}>
      <div className="card-title">
        Interests
        <Icon name="more" size={13} strength={2} />
      </div>
      {rows.map(([name, stage, share, amount]) => (
        <div key={name} className="check" style={{ height: 47 }}>
          <div className="column" style={{ width: 104 }}>
            <span className="medium">{name}</span>
            <span className="fine muted">{stage}</span>
          </div>
          <Meter width={84} height={5} share={share} />
          <span className="medium" style={{ marginLeft: 'auto' }}>
            {amount}
          </span>
        </div>
      ))}
    </div>
  );
}
