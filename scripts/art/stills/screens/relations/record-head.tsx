import { paint } from '#scripts/build/drawing/palette.ts';
import { Button, Meter } from '../kit.tsx';
import type { ReactNode } from 'react';

export function Head() {
  return (
    <div className="spread">
      <div className="row" style={{ gap: 13 }}>
        <div
          className="seal"
          style={{
            width: 44,
            height: 44,
            fontSize: 20,
            lineHeight: '22px',
            background: paint.teal,
            color: paint.white,
          }}
        >
          A
        </div>
        <div className="column" style={{ gap: 2 }}>
          <span className="title">Sample Family Office A</span>
          <span className="muted">Family office · United Arab Emirates · looked after by Layla H.</span>
        </div>
      </div>
      <div className="row" style={{ gap: 8 }}>
        <Button icon="mail">Write</Button>
        <Button icon="calendar">Meet</Button>
      </div>
    </div>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="display">{children}</span>;
}

export function Facts() {
  const cells: readonly (readonly [string, ReactNode])[] = [
    ['Interested in', <Figure key="interest">US$2.5M</Figure>],
    ['Usual ticket', <Figure key="ticket">US$1–5M</Figure>],
    [
      'Prefers',
      <span key="prefers" className="medium">
        Logistics, healthcare
      </span>,
    ],
    ['Warmth', <Meter key="warmth" width={120} height={7} share={0.78} colour={paint.copper} />],
  ];
  return (
    <div className="facts">
      {cells.map(([label, value], index) => (
        <div key={label} className="fact" style={index === cells.length - 1 ? { borderRight: 'none' } : {}}>
          <span className="label">{label}</span>
          <div className="row" style={{ height: 22 }}>
            {value}
          </div>
        </div>
      ))}
    </div>
  );
}
