import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Avatars, Button, Pill } from '../kit.tsx';
import { SideBar } from '../side-bar.tsx';
import { Aside } from './aside.tsx';
import { Files } from './files.tsx';
import { Tree } from './tree.tsx';

function DataRoom() {
  return (
    <div className="app">
      <SideBar section="Data rooms" project="Project Cedar" />
      <div className="main">
        <div className="bar">
          <div className="row" style={{ gap: 10 }}>
            <span className="title">Project Cedar</span>
            <span className="muted">Data room</span>
            <Pill tone="teal" icon="lock">
              Open after NDA
            </Pill>
          </div>
          <div className="row" style={{ gap: 9 }}>
            <Avatars who={['OK', 'SM', 'RD']} size={25} edge={paint.paper} />
            <Button icon="people">Invite</Button>
            <Button icon="plus" primary>
              Upload
            </Button>
          </div>
        </div>
        <div className="room">
          <Tree />
          <Files />
          <Aside />
        </div>
      </div>
    </div>
  );
}

/** 360: a data room with its index, what each group may do with each document, a watermarked page and the log. */
export function drawDataRoom(): Drawing {
  return {
    width: 1120,
    height: 700,
    page: <DataRoom />,
    css: readCss('screens/kit.css') + readCss('screens/data-room/data-room.css'),
  };
}
