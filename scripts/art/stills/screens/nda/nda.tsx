import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { readCss } from '#scripts/art/stills/read-css.ts';
import { Button, Pill } from '../kit.tsx';
import { SideBar } from '../side-bar.tsx';
import { AuditTrail, OpensNext, Signatories } from './aside.tsx';
import { Document } from './document.tsx';
import { Envelopes } from './envelopes.tsx';

function Nda() {
  return (
    <div className="app">
      <SideBar section="E-signature" project="Project Cedar" />
      <div className="main">
        <div className="bar">
          <div className="row" style={{ gap: 10 }}>
            <span className="title">Mutual NDA</span>
            <span className="muted">Northbank Sample Trust</span>
            <Pill tone="copper" icon="pen">
              Being signed
            </Pill>
          </div>
          <div className="row" style={{ gap: 9 }}>
            <Button icon="mail">Remind</Button>
            <Button icon="plus" primary>
              New agreement
            </Button>
          </div>
        </div>
        <div className="row" style={{ alignItems: 'stretch', height: 642 }}>
          <Envelopes />
          <Document />
          <div className="nda-aside">
            <Signatories />
            <AuditTrail />
            <OpensNext />
          </div>
        </div>
      </div>
    </div>
  );
}

/** 360: an NDA while it is being signed, the record of the signing, and what the last signature opens. */
export function drawNda(): Drawing {
  const css = ['kit', 'relations/relations', 'nda/nda']
    .map((name) => readCss(`screens/${name}.css`))
    .join('');
  return { width: 1120, height: 700, page: <Nda />, css };
}
