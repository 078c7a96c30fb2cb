import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Meter, money } from '../kit.tsx';
import { stages, sumOf, type Stage } from './raise.ts';

function Group({ stage: { name, colour, investors } }: { stage: Stage }) {
  return (
    <div className="column">
      <div className="stage-row">
        <div style={{ width: 8, height: 8, borderRadius: 4, background: colour }} />
        <span className="medium">{name}</span>
        <span className="muted">{investors.length}</span>
        <span className="strong" style={{ marginLeft: 'auto' }}>
          {money(sumOf(investors))}
        </span>
      </div>
      {investors.map((investor) => (
        <div key={investor.name} className="investor-row">
          <span className="medium" style={{ width: 172 }}>
            {investor.name}
          </span>
          <span className="fine muted" style={{ width: 92 }}>
            {investor.kind}
          </span>
          <div
            className="row fine"
            style={{ gap: 5, width: 102, color: investor.next === 'Signed' ? paint.teal : paint.copper }}
          >
            <Icon name={investor.next === 'Signed' ? 'check' : 'clock'} size={10} strength={1.7} />
            {investor.next}
          </div>
          <Meter width={70} height={4} share={investor.amount / 6_000_000} colour={colour} />
          <span style={{ marginLeft: 'auto' }}>{money(investor.amount)}</span>
        </div>
      ))}
    </div>
  );
}

/** Every investor of the raise, at one stage each. */
export function Investors() {
  return (
    <div className="panel" style={{ width: 560, height: 362, overflow: 'hidden' }}>
      {stages.map((stage) => (
        <Group key={stage.name} stage={stage} />
      ))}
    </div>
  );
}
