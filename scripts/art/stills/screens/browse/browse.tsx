import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { Button } from '../kit.tsx';
import { MarketBar } from '../market-bar.tsx';
import { Filters } from './filters.tsx';
import { Card } from './offer-card.tsx';
import { offers } from './offers.ts';

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
