import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Avatars, Button, Pill } from '../kit.tsx';
import { SideBar } from '../side-bar.tsx';
import { Documents, Waiting } from './aside.tsx';
import { Course, Standing } from './course.tsx';
import { Investors } from './investors.tsx';

function Fundraising() {
  return (
    <div className="app">
      <SideBar section="Fundraising" project="Project Cedar" />
      <div className="main">
        <div className="bar">
          <div className="row" style={{ gap: 10 }}>
            <span className="title">Project Cedar</span>
            <span className="muted">Raise</span>
            <Pill tone="copper" icon="clock">
              23 days left
            </Pill>
          </div>
          <div className="row" style={{ gap: 9 }}>
            <Avatars who={['LH', 'OK', 'SM']} size={25} edge={paint.paper} />
            <Button icon="download">Weekly report</Button>
            <Button icon="plus" primary>
              Add investor
            </Button>
          </div>
        </div>
        <div className="raise">
          <div className="panel" style={{ flexDirection: 'row', height: 234 }}>
            <Standing />
            <Course />
          </div>
          <div className="row" style={{ gap: 14, alignItems: 'flex-start' }}>
            <Investors />
            <div className="column" style={{ gap: 14 }}>
              <Documents />
              <Waiting />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** 360: a raise as it stands, from its first commitment to those who wait for an answer. */
export function drawFundraising(): Drawing {
  const css = ['kit', 'relations/relations', 'fundraising/fundraising']
    .map((name) => readCss(`screens/${name}.css`))
    .join('');
  return { width: 1120, height: 700, page: <Fundraising />, css };
}
