import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Pill } from '../kit.tsx';

const checks = [
  ['Identity and ownership', 'Passed', true],
  ['Sanctions and PEP screening', 'Clear', true],
  ['Professional Client', 'Confirmed', true],
  ['Source of funds', 'With the analyst', false],
] as const;

export function Compliance() {
  return (
    <div className="panel" style={{ width: 300 }}>
      <div className="card-title">
        KYC and AML
        <Pill tone="copper" icon="clock">
          3 of 4
        </Pill>
      </div>
      {checks.map(([name, result, isDone]) => (
        <div key={name} className="check">
          <div
            className="tick"
            style={
              isDone
                ? { color: paint.deepTeal, background: paint.mist }
                : { color: paint.copper, background: paint.blush }
            }
          >
            <Icon name={isDone ? 'check' : 'clock'} size={10} strength={1.8} />
          </div>
          <span className="medium">{name}</span>
          <span className="fine" style={{ marginLeft: 'auto', color: isDone ? paint.slate : paint.copper }}>
            {result}
          </span>
        </div>
      ))}
      <div className="spread fine muted" style={{ padding: '10px 14px' }}>
        <span>Next review in 11 months</span>
        <div className="row" style={{ gap: 5, color: paint.teal }}>
          <Icon name="file" size={11} />6 documents
        </div>
      </div>
    </div>
  );
}
