import { facts } from '#content/facts.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import { readCss, type Drawing } from '../drawing.ts';
import { paint } from '../palette.ts';
import { offers, type Offer } from './browse-offers.ts';
import { Icon } from './icons.tsx';
import { Button, money, Pill } from './kit.tsx';
import { MarketBar } from './market-bar.tsx';

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

function Filters() {
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

function Card({ offer }: { offer: Offer }) {
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

function Browse() {
  return (
    <div className="app column">
      <MarketBar page="Browse" />
      <div className="browse">
        <Filters />
        <div className="results">
          <div className="spread" style={{ marginBottom: 13 }}>
            <div className="row" style={{ gap: 11, alignItems: 'baseline' }}>
              <span className="title" style={{ fontSize: 24 }}>
                Opportunities
              </span>
              <span className="muted">215 match your filters</span>
            </div>
            <div className="row" style={{ gap: 8 }}>
              <Button icon="search">Search</Button>
              <Button icon="down">Closing soon</Button>
            </div>
          </div>
          <div className="cards">
            {offers.map((offer) => (
              <Card key={offer.name} offer={offer} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Marketplace: opportunities by asset class, region and ticket, seen by a visitor whom nobody sees. */
export function drawBrowse(): Drawing {
  return {
    width: 1120,
    height: 700,
    page: <Browse />,
    css: readCss('screens/kit.css') + readCss('screens/market.css'),
  };
}
