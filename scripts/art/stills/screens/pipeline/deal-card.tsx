import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Avatars, Meter, money, Pill } from '../kit.tsx';
import type { Deal } from './deal.ts';

export function DealCard({
  deal,
  className = 'deal',
  left,
  top,
}: {
  deal: Deal;
  className?: string;
  left?: number;
  top?: number;
}) {
  const { name, sector, region, icon, dollars, next, due, owners, checked, flag } = deal;
  const isDue = due === 'Today';
  return (
    <div className={className} style={left === undefined ? {} : { left, top }}>
      <div className="spread">
        <span className="deal-name">{name}</span>
        <div className="row" style={{ color: paint.stone }}>
          <Icon name="more" size={13} strength={2} />
        </div>
      </div>
      <div className="row fine muted" style={{ gap: 5 }}>
        <Icon name={icon} size={11} />
        {sector} · {region}
      </div>
      <div className="spread">
        <span className="strong" style={{ fontSize: 13.5 }}>
          {money(dollars)}
        </span>
        {flag ? (
          <Pill tone={flag === 'Today' ? 'copper' : 'teal'} icon={flag === 'Today' ? 'clock' : 'check'}>
            {flag}
          </Pill>
        ) : null}
      </div>
      {checked ? (
        <div className="spread" style={{ height: 12 }}>
          <Meter width={104} height={4} share={checked[0] / checked[1]} />
          <span className="fine muted">
            {checked[0]} of {checked[1]}
          </span>
        </div>
      ) : null}
      <div className="deal-foot">
        <div className="column">
          <span className="fine medium">{next}</span>
          <span className="fine" style={{ color: isDue ? paint.copper : paint.slate }}>
            {due}
          </span>
        </div>
        <Avatars who={owners} size={21} edge={paint.white} />
      </div>
    </div>
  );
}
