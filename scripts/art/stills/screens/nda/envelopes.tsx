import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Meter, Pill, type Tone } from '../kit.tsx';

const open = [
  ['Northbank Sample Trust', 'Project Cedar', 1, 3, 'Signing now', 'copper'],
  ['Palmyra Sample Partners', 'Project Cedar', 0, 2, 'Sent', 'sand'],
  ['Sample Health Holdings', 'Project Juniper', 1, 2, 'Countersign', 'teal'],
] as const satisfies readonly (readonly [string, string, number, number, string, Tone])[];

const signed = [
  ['Sample Family Office A', '9 May'],
  ['Harbourlight Sample Ltd', '6 May'],
  ['Greenfold Sample LP', '14 April'],
  ['Olive Sample Holdings', '2 April'],
  ['Sample Mutual Insurance', '24 March'],
  ['Sample Pension Plan', '12 March'],
  ['Sample Logistics', '3 March'],
] as const;

/** What is out for signature, and what has come back. */
export function Envelopes() {
  return (
    <div className="envelopes">
      <div className="label" style={{ padding: '0 16px 9px 20px' }}>
        Out for signature
      </div>
      {open.map(([name, project, done, all, state, tone], index) => (
        <div key={name} className={index === 0 ? 'envelope on' : 'envelope'}>
          <span className="medium">{name}</span>
          <div className="spread fine muted">
            <span>{project}</span>
            <span>
              {done} of {all}
            </span>
          </div>
          <Meter width={158} height={4} share={done / all} />
          <div className="row" style={{ marginTop: 2 }}>
            <Pill tone={tone}>{state}</Pill>
          </div>
        </div>
      ))}
      <div className="label" style={{ padding: '18px 16px 6px 20px' }}>
        Signed, Cedar
      </div>
      {signed.map(([name, when]) => (
        <div key={name} className="signed-row">
          <div className="row" style={{ color: paint.teal }}>
            <Icon name="check" size={12} strength={1.8} />
          </div>
          <div className="column">
            <span>{name}</span>
            <span className="fine muted">{when}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
