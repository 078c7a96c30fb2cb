import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Avatar, Pill, type Person } from '../kit.tsx';
import { Preview } from './preview.tsx';

const activity: readonly (readonly [Person, string, string, string])[] = [
  ['OK', 'Omar K.', 'replaced 2.2.1 by version 3', '10:42'],
  ['SM', 'Sofia M.', 'was let into Group B', '10:31'],
  ['LH', 'Layla H.', 'opened folder 2.2 to Group B', '09:55'],
  ['RD', 'Ravi D.', 'signed the NDA for Northbank', '09:20'],
];

export function Aside() {
  return (
    <div className="aside">
      <Preview />
      <div className="row fine" style={{ gap: 6, marginTop: -4 }}>
        <Pill tone="copper" icon="drop">
          Watermark
        </Pill>
        <Pill tone="plain">No print</Pill>
        <Pill tone="plain">No copy</Pill>
        <span className="muted" style={{ marginLeft: 'auto' }}>
          1 of 14
        </span>
      </div>
      <div className="tabs">
        <span className="tab on">Access</span>
        <span className="tab">Q&amp;A 4</span>
        <span className="tab">Versions 3</span>
      </div>
      <div className="column">
        {activity.map(([who, name, what, when]) => (
          <div key={when} className="entry">
            <Avatar who={who} size={22} />
            <div className="column" style={{ width: 196 }}>
              <span className="medium">{name}</span>
              <span className="fine muted">{what}</span>
            </div>
            <span className="fine muted">{when}</span>
          </div>
        ))}
      </div>
      <div className="question">
        <div className="spread">
          <span className="label">Question 12</span>
          <Pill tone="teal" icon="check">
            Answered
          </Pill>
        </div>
        <span className="medium">Which leases end before the loan does?</span>
        <span className="fine muted">
          Two of nine; see rows 41 to 48 of 2.2.1. Both have a right to renew.
        </span>
        <div className="row fine" style={{ gap: 6, color: paint.teal }}>
          <Icon name="link" size={12} />
          2.2.1 Operating model
        </div>
      </div>
    </div>
  );
}
