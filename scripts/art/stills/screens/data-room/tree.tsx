import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Meter } from '../kit.tsx';

const folders = [
  ['1', 'Corporate', 12, 0],
  ['2', 'Financials', 23, 0],
  ['2.1', 'Accounts', 9, 1],
  ['2.2', 'Model', 4, 1],
  ['2.3', 'Debt', 10, 1],
  ['3', 'Property', 18, 0],
  ['4', 'Contracts', 31, 0],
  ['5', 'People', 7, 0],
  ['6', 'Tax', 11, 0],
  ['7', 'Permits', 14, 0],
] as const;

export function Tree() {
  return (
    <div className="tree">
      <div className="label" style={{ padding: '0 7px 8px' }}>
        Index
      </div>
      {folders.map(([index, name, count, depth]) => (
        <div
          key={index}
          className={index === '2' ? 'node on' : 'node'}
          style={{ paddingLeft: 7 + depth * 15 }}
        >
          <Icon name={depth === 0 ? 'folder' : 'right'} size={depth === 0 ? 14 : 10} />
          <span className="fine" style={{ width: depth === 0 ? 9 : 17 }}>
            {index}
          </span>
          {name}
          <span className="fine muted" style={{ marginLeft: 'auto', fontWeight: 400 }}>
            {count}
          </span>
        </div>
      ))}
      <div className="label" style={{ padding: '18px 7px 8px' }}>
        Groups
      </div>
      {[
        ['Group A', 'Lead investor', paint.teal],
        ['Group B', '6 investors', paint.copper],
        ['Advisers', '3 firms', paint.water],
      ].map(([name, who, colour]) => (
        <div key={name} className="node">
          <div style={{ width: 8, height: 8, borderRadius: 4, background: colour }} />
          {name}
          <span className="fine muted" style={{ marginLeft: 'auto' }}>
            {who}
          </span>
        </div>
      ))}
      <div className="panel" style={{ padding: '10px 11px', marginTop: 16, gap: 6 }}>
        <div className="spread fine">
          <span className="medium">Checklist</span>
          <span className="muted">126 of 140</span>
        </div>
        <Meter width={136} share={0.9} />
        <span className="fine muted">14 documents still asked for</span>
      </div>
    </div>
  );
}
