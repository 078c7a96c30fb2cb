import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { radial, wash } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Reveal, StayHidden } from './choices.tsx';
import { IssuerView } from './issuer-view.tsx';
import { drawPassage } from './passage.ts';
import { Top } from './top.tsx';

function Engage() {
  return (
    <div className="app engage">
      <Top />
      <div className="engage-main">
        <span className="display" style={{ fontSize: 32, lineHeight: '36px' }}>
          Who may see you?
        </span>
        <span
          className="muted"
          style={{ width: 500, margin: '8px 0 24px', fontSize: 13, lineHeight: '19px' }}
        >
          You are browsing Project Cedar anonymously. Choose what the issuer may see before you continue.
        </span>
        <StayHidden />
        <div style={{ height: 12 }} />
        <Reveal />
        <div className="row" style={{ gap: 10, marginTop: 24 }}>
          <div
            className="button"
            style={{
              height: 36,
              padding: '0 18px',
              fontSize: 12.5,
              color: paint.night,
              background: paint.clay,
              borderColor: paint.clay,
            }}
          >
            Reveal and go to the NDA
            <Icon name="right" size={13} />
          </div>
          <div
            className="button"
            style={{ height: 36, color: paint.mist, background: 'transparent', borderColor: paint.nightLine }}
          >
            Save for later
          </div>
          <span className="fine muted" style={{ marginLeft: 8 }}>
            No success fee, whatever you decide
          </span>
        </div>
      </div>
      <IssuerView />
    </div>
  );
}

/** Marketplace: the investor decides whether to be known to one issuer, and what to show; the NDA is next. */
export function drawEngage(): Drawing {
  const ground = [
    radial('lamp', [900, 240], 620, [
      [0, paint.dusk],
      [1, paint.night],
    ]),
    wash('url(#lamp)', 1120, 700),
    drawPassage(),
  ].join('');
  const css = ['kit', 'market', 'relations/relations', 'engage/engage']
    .map((name) => readCss(`screens/${name}.css`))
    .join('');
  return { width: 1120, height: 700, ground, page: <Engage />, css };
}
