import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { Button, Pill } from '../kit.tsx';
import { SideBar } from '../side-bar.tsx';
import { CaseHead, Decision, Documents, NameMatch } from './case.tsx';
import { Ownership } from './ownership.tsx';
import { Key, Queue } from './queue.tsx';

function Kyc() {
  return (
    <div className="app">
      <SideBar section="KYC & AML" />
      <div className="main">
        <div className="bar">
          <div className="row" style={{ gap: 10 }}>
            <span className="title">KYC and AML</span>
            <Pill tone="copper" icon="eye">
              2 to decide
            </Pill>
          </div>
          <div className="row" style={{ gap: 16 }}>
            <Key />
            <Button icon="plus" primary>
              Check a name
            </Button>
          </div>
        </div>
        <div className="cases">
          <div className="column" style={{ gap: 14 }}>
            <Queue />
            <Ownership />
          </div>
          <div className="case">
            <CaseHead />
            <NameMatch />
            <Documents />
            <Decision />
          </div>
        </div>
      </div>
    </div>
  );
}

/** 360: the queue of new names with the checks of each, and one case from its documents to the decision. */
export function drawKyc(): Drawing {
  const css = ['kit', 'relations/relations', 'kyc/kyc']
    .map((name) => readCss(`screens/${name}.css`))
    .join('');
  return { width: 1120, height: 700, page: <Kyc />, css };
}
