import { facts } from '#content/facts-today.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';

const assetClasses = [
  ['Private equity', 48, true],
  ['Venture capital', 61, true],
  ['Private credit', 27, true],
  ['Real estate', 39, true],
  ['Real assets', 22, true],
  ['Secondary', 18, true],
  ['Funds', 33, false],
] as const;

const regions = [
  ['GCC', true],
  ['Europe', true],
  ['South Asia', true],
  ['South-East Asia', true],
  ['East Africa', false],
  ['Latin America', false],
] as const;

function Option({ label, count, isOn }: { label: string; count?: number; isOn: boolean }) {
  return (
    <div className="option">
      <div className={isOn ? 'box on' : 'box'}>
        {isOn ? <Icon name="check" size={10} strength={2.2} /> : null}
      </div>
      <span className={isOn ? '' : 'muted'}>{label}</span>
      <span className="fine muted" style={{ marginLeft: 'auto' }}>
        {count ?? ''}
      </span>
    </div>
  );
}

/** How many offers there are at each ticket size, with the chosen range. */
function TicketRange() {
  const heights = [9, 16, 24, 31, 36, 34, 27, 25, 19, 21, 14, 11, 8, 9, 5, 3];
  const columns = heights.map((height, index) => `M${6.2 + index * 11.1} 40v${-height}`);
  return (
    <div className="column" style={{ marginTop: 4 }}>
      <svg width={180} height={52} viewBox="0 0 180 52" fill={paint.white} stroke={paint.teal}>
        <path d={columns.slice(0, 11).join('')} strokeWidth={8.4} />
        <path d={columns.slice(11).join('')} stroke={paint.line} strokeWidth={8.4} />
        <path d="M2 44h176" stroke={paint.line} strokeWidth={3} strokeLinecap="round" />
        <path d="M2 44h120" strokeWidth={3} strokeLinecap="round" />
        <circle cx={6} cy={44} r={6} strokeWidth={2} />
        <circle cx={122} cy={44} r={6} strokeWidth={2} />
      </svg>
      <div className="spread fine muted" style={{ marginTop: 3 }}>
        <span>{facts.minimumTicket.text}</span>
        <span>US$5M</span>
      </div>
    </div>
  );
}

export function Filters() {
  return (
    <div className="filters">
      <div className="spread" style={{ marginBottom: 13 }}>
        <span className="strong" style={{ fontSize: 13 }}>
          Filters
        </span>
        <span className="fine" style={{ color: paint.teal }}>
          Clear all
        </span>
      </div>
      <div className="label" style={{ marginBottom: 5 }}>
        Asset class
      </div>
      {assetClasses.map(([label, count, isOn]) => (
        <Option key={label} label={label} count={count} isOn={isOn} />
      ))}
      <div className="label" style={{ margin: '15px 0 5px' }}>
        Region
      </div>
      {regions.map(([label, isOn]) => (
        <Option key={label} label={label} isOn={isOn} />
      ))}
      <div className="label" style={{ margin: '15px 0 5px' }}>
        Ticket
      </div>
      <TicketRange />
      <div className="row fine" style={{ gap: 8, marginTop: 17, color: paint.copper }}>
        <Icon name="hidden" size={15} />
        <span style={{ width: 150 }}>You browse unseen. Your identity is shown only when you engage.</span>
      </div>
    </div>
  );
}
