import { channelLines } from '#src/lib/channel-lines.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { money, Pill } from '../kit.tsx';
import type { Offer } from './offers.ts';

function Cover({ offer }: { offer: Offer }) {
  const [ground, line] = offer.cover;
  const { paths, shafts } = channelLines({ seed: offer.name, width: 268, height: 120, lines: 13 });
  return (
    <div className="cover" style={{ background: ground }}>
      <svg width={268} height={120} viewBox="0 0 268 120" fill="none" stroke={line} strokeWidth={0.9}>
        <path d={paths.join('')} opacity={0.9} />
        {shafts.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r + 1.8} fill={ground} strokeWidth={1.3} />
        ))}
      </svg>
      <div className="cover-tags">
        <div className="pill" style={{ color: paint.ink, background: paint.white }}>
          <Icon name={offer.icon} size={11} strength={1.5} />
          {offer.assetClass}
        </div>
      </div>
    </div>
  );
}

export function Card({ offer }: { offer: Offer }) {
  const figures = [
    ['From', money(offer.ticket)],
    ['Target', money(offer.target)],
    ['Days left', String(offer.daysLeft)],
  ] as const;
  return (
    <div className="offer">
      <Cover offer={offer} />
      <div className="offer-body">
        <div className="spread">
          <span className="offer-name">{offer.name}</span>
          <div className="row fine muted" style={{ gap: 4 }}>
            <Icon name="globe" size={11} />
            {offer.region}
          </div>
        </div>
        <span className="muted" style={{ height: 32 }}>
          {offer.about}
        </span>
        <div className="offer-figures">
          {figures.map(([label, value]) => (
            <div key={label} className="column" style={{ gap: 1 }}>
              <span className="fine muted">{label}</span>
              <span className="strong" style={{ fontSize: 13 }}>
                {value}
              </span>
            </div>
          ))}
        </div>
        <div className="spread" style={{ paddingTop: 5 }}>
          <div className="row fine muted" style={{ gap: 5 }}>
            <Icon name={offer.publisher === 'Publisher hidden' ? 'hidden' : 'building'} size={12} />
            {offer.publisher}
          </div>
          <Pill tone="teal">{offer.interest} interested</Pill>
        </div>
      </div>
    </div>
  );
}
