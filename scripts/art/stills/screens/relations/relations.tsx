import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { Avatar, Button } from '../kit.tsx';
import { SideBar } from '../side-bar.tsx';
import { Agreement } from './agreement.tsx';
import { Compliance } from './compliance.tsx';
import { Timeline, Interests } from './history.tsx';
import { List } from './list.tsx';
import { Head, Facts } from './record-head.tsx';

function Relations() {
  return (
    <div className="app">
      <SideBar section="Investors" />
      <div className="main">
        <div className="bar">
          <span className="title">Investors</span>
          <div className="row" style={{ gap: 9 }}>
            <Avatar who="OK" size={25} />
            <Button icon="pen">Send an NDA</Button>
            <Button icon="plus" primary>
              Add investor
            </Button>
          </div>
        </div>
        <div className="row" style={{ alignItems: 'stretch', height: 642 }}>
          <List />
          <div className="record">
            <Head />
            <Facts />
            <div className="columns" style={{ marginBottom: 14 }}>
              <Agreement />
              <Compliance />
            </div>
            <div className="columns">
              <Timeline />
              <Interests />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** 360: an investor's record with the signed NDA, the state of KYC, and what has happened. */
export function drawRelations(): Drawing {
  return {
    width: 1120,
    height: 700,
    page: <Relations />,
    css: readCss('screens/kit.css') + readCss('screens/relations/relations.css'),
  };
}
