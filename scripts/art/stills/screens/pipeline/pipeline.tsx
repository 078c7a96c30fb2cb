import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Avatars, Button, money } from '../kit.tsx';
import { SideBar } from '../side-bar.tsx';
import { DealCard } from './deal-card.tsx';
import { sumOf } from './deal.ts';
import { moving, stages } from './deals.ts';
import { Closed, Pointer } from './extras.tsx';
import { Metrics } from './metrics.tsx';

function Pipeline() {
  return (
    <div className="app">
      <SideBar section="Pipeline" />
      <div className="main">
        <div className="bar">
          <div className="row">
            <span className="title">Pipeline</span>
            <div className="segments">
              <span className="segment on">Board</span>
              <span className="segment">Table</span>
              <span className="segment">Timeline</span>
            </div>
          </div>
          <div className="row" style={{ gap: 9 }}>
            <Avatars who={['LH', 'OK', 'SM', 'RD', 'AT']} size={25} edge={paint.paper} />
            <Button icon="filter">Filter</Button>
            <Button icon="plus" primary>
              New deal
            </Button>
          </div>
        </div>
        <Metrics />
        <div className="board">
          {stages.map(({ name, colour, deals }) => (
            <div key={name} className="stage">
              <div className="stage-head">
                <div
                  style={{ display: 'flex', width: 167, height: 3, borderRadius: 2, background: colour }}
                />
                <div className="spread">
                  <span className="strong">
                    {name} <span className="muted">{deals.length}</span>
                  </span>
                  <span className="fine muted">{money(sumOf(deals))}</span>
                </div>
              </div>
              {name === 'Due diligence' ? <div className="slot" /> : null}
              {deals.map((deal) => (
                <DealCard key={deal.name} deal={deal} />
              ))}
              {name === 'Closing' ? <Closed /> : null}
              {deals.length < 4 ? (
                <div className="row fine muted" style={{ gap: 5, padding: '2px 4px' }}>
                  <Icon name="plus" size={11} />
                  Add a deal
                </div>
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <DealCard deal={moving} className="deal held" left={690} top={186} />
      <Pointer left={840} top={252} />
    </div>
  );
}

/** 360: the board of deals, one of which a colleague is moving to the next stage. */
export function drawPipeline(): Drawing {
  return {
    width: 1120,
    height: 700,
    page: <Pipeline />,
    css: readCss('screens/kit.css') + readCss('screens/pipeline/pipeline.css'),
  };
}
