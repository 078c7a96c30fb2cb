import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { money, Pill } from '../kit.tsx';
import { MarketBar } from '../market-bar.tsx';
import { Bar, Scale } from './allocation-bar.tsx';
import { drawFlows } from './flows.ts';
import { Notes } from './notes.tsx';
import { parties, taken, target } from './parties.ts';
import { PartyRow } from './party-row.tsx';
import { Terms, YourPlace } from './terms.tsx';

function CoInvest() {
  return (
    <div className="app syndicate">
      <MarketBar page="Co-investment" />
      <div className="syndicate-head">
        <div className="column" style={{ gap: 5 }}>
          <div className="row" style={{ gap: 10 }}>
            <span className="title" style={{ fontSize: 26, lineHeight: '30px' }}>
              Project Juniper
            </span>
            <Pill tone="teal" icon="people">
              8 co-investors
            </Pill>
          </div>
          <span className="muted">Day-surgery clinics in six growing cities · South Asia</span>
        </div>
        <div className="row" style={{ gap: 26 }}>
          {[
            ['Placed', money(taken)],
            ['Target', money(target)],
            ['Days left', '41'],
          ].map(([label, value]) => (
            <div key={label} className="column" style={{ gap: 1 }}>
              <span className="label">{label}</span>
              <span className="display" style={{ fontSize: 23, lineHeight: '26px' }}>
                {value}
              </span>
            </div>
          ))}
        </div>
      </div>
      {parties.map((party, index) => (
        <PartyRow key={party.name} party={party} index={index} />
      ))}
      <Bar />
      <Scale />
      <div className="terms">
        <Terms />
        <YourPlace />
        <Notes />
      </div>
      <div className="row fine muted" style={{ position: 'absolute', left: 26, top: 652, gap: 7 }}>
        <Icon name="hidden" size={13} />
        Members who stay hidden are shown to the others by number and ticket only.
      </div>
    </div>
  );
}

/** Marketplace: who invests alongside whom, each as a stream into one allocation. */
export function drawCoInvest(): Drawing {
  const ground = `<rect width="1120" height="700" fill="${paint.paper}"/>${drawFlows()}`;
  const css = ['kit', 'market', 'relations/relations', 'co-invest/co-invest']
    .map((name) => readCss(`screens/${name}.css`))
    .join('');
  return { width: 1120, height: 700, ground, page: <CoInvest />, css };
}
