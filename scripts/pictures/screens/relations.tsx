import type { ReactNode } from 'react';

import { readCss, type Drawing } from '../drawing.ts';
import { paint } from '../palette.ts';
import { Icon, type IconName } from './icons.tsx';
import { Avatar, Button, Meter, Pill, type Tone } from './kit.tsx';
import { SideBar } from './side-bar.tsx';

const investors = [
  ['A', 'Sample Family Office A', 'Family office · UAE', 'NDA signed', 'teal', paint.teal, paint.white],
  ['N', 'Northbank Sample Trust', 'Trust · Jersey', 'NDA sent', 'copper', paint.blush, paint.copper],
  ['S', 'Sample Pension Plan', 'Institution · Norway', 'Subscribed', 'night', paint.night, paint.water],
  ['G', 'Greenfold Sample LP', 'Fund of funds · UK', 'KYC open', 'copper', paint.mist, paint.deepTeal],
  ['M', 'Sample Multi-Family Office', 'Multi-family · Singapore', 'Met', 'sand', paint.sand, paint.slate],
  ['H', 'Harbourlight Sample Ltd', 'Corporate · Oman', 'NDA signed', 'teal', paint.clay, paint.ink],
  [
    'O',
    'Sample Office of Endowments',
    'Endowment · Kuwait',
    'Introduced',
    'sand',
    paint.deepTeal,
    paint.mist,
  ],
  ['P', 'Palmyra Sample Partners', 'Wealth manager · UAE', 'NDA sent', 'copper', paint.copper, paint.white],
  ['C', 'Sample Private Credit LLP', 'Credit fund · UK', 'Met', 'sand', paint.mist, paint.deepTeal],
] as const satisfies readonly (readonly [string, string, string, string, Tone, string, string])[];

const checks = [
  ['Identity and ownership', 'Passed', true],
  ['Sanctions and PEP screening', 'Clear', true],
  ['Professional Client', 'Confirmed', true],
  ['Source of funds', 'With the analyst', false],
] as const;

const events = [
  ['pen', 'NDA signed by both sides', 'Today 09:18', 'The data room of Project Cedar opened by itself.'],
  ['message', 'Asked for the use of proceeds', 'Yesterday', 'Answered by Omar K. in the Q&A.'],
  ['eye', 'Read the teaser twice', '5 May', '11 minutes in all, mostly page 4.'],
] as const satisfies readonly (readonly [IconName, string, string, string])[];

function List() {
  return (
    <div className="list">
      <div className="list-head">
        <div className="find">
          <Icon name="search" size={13} />
          Find an investor
        </div>
        <div className="row" style={{ gap: 6 }}>
          <Pill tone="night">All 126</Pill>
          <Pill tone="plain">NDA 41</Pill>
          <Pill tone="plain">KYC open 2</Pill>
        </div>
      </div>
      {investors.map(([letter, name, kind, status, tone, background, color], index) => (
        <div key={name} className={index === 0 ? 'investor on' : 'investor'}>
          <div className="seal" style={{ background, color }}>
            {letter}
          </div>
          <div className="column" style={{ gap: 2 }}>
            <span className="medium">{name}</span>
            <div className="row" style={{ gap: 6 }}>
              <Pill tone={tone}>{status}</Pill>
              <span className="fine muted">{kind.split(' · ')[1]}</span>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

function Head() {
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

function Facts() {
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

/** Hand-drawn, so that it reads as a signature and as nobody's name. */
const signature =
  'M3 26c6-14 12-22 16-20s-6 18-4 20 8-12 12-13-2 10 1 11 6-9 10-9-1 8 2 8 5-8 9-9 1 9 5 8 8-12 13-16-4 18 0 19 9-10 15-11 8 4 16 1';

function Agreement() {
  const clauses = [0.96, 1, 0.88, 0.94, 0.62, 0.98, 0.9, 0.97, 0.5];
  return (
    <div className="panel" style={{ width: 330 }}>
      <div className="card-title">
        Mutual NDA
        <Pill tone="teal" icon="check">
          Signed
        </Pill>
      </div>
      <div className="row" style={{ gap: 16, padding: '14px 14px 15px', alignItems: 'flex-start' }}>
        <div className="agreement">
          <span className="display" style={{ fontSize: 11.5, lineHeight: '13px' }}>
            Non-disclosure agreement
          </span>
          {clauses.map((share, index) => (
            <div
              key={share}
              style={{
                width: 120 * share,
                height: 2.5,
                marginTop: index === 5 ? 5 : 0,
                background: paint.line,
              }}
            />
          ))}
          <svg
            width={112}
            height={34}
            viewBox="0 0 112 34"
            fill="none"
            stroke={paint.teal}
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={signature} />
          </svg>
          <div style={{ width: 120, height: 1, background: paint.stone }} />
          <span style={{ fontSize: 7.5, lineHeight: '10px', color: paint.slate }}>
            Sample Family Office A
          </span>
        </div>
        <div className="column" style={{ gap: 9, width: 132 }}>
          {[
            ['Sent', '7 May 16:02'],
            ['Opened', '8 May 08:41'],
            ['Signed', '9 May 09:12'],
            ['Countersigned', '9 May 09:18'],
          ].map(([step, when]) => (
            <div key={step} className="row" style={{ gap: 9 }}>
              <div className="tick" style={{ color: paint.white, background: paint.teal }}>
                <Icon name="check" size={10} strength={2} />
              </div>
              <div className="column">
                <span className="medium">{step}</span>
                <span className="fine muted">{when}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Compliance() {
  return (
    <div className="panel" style={{ width: 300 }}>
      <div className="card-title">
        KYC and AML
        <Pill tone="copper" icon="clock">
          3 of 4
        </Pill>
      </div>
      {checks.map(([name, result, isDone]) => (
        <div key={name} className="check">
          <div
            className="tick"
            style={
              isDone
                ? { color: paint.deepTeal, background: paint.mist }
                : { color: paint.copper, background: paint.blush }
            }
          >
            <Icon name={isDone ? 'check' : 'clock'} size={10} strength={1.8} />
          </div>
          <span className="medium">{name}</span>
          <span className="fine" style={{ marginLeft: 'auto', color: isDone ? paint.slate : paint.copper }}>
            {result}
          </span>
        </div>
      ))}
      <div className="spread fine muted" style={{ padding: '10px 14px' }}>
        <span>Next review in 11 months</span>
        <div className="row" style={{ gap: 5, color: paint.teal }}>
          <Icon name="file" size={11} />6 documents
        </div>
      </div>
    </div>
  );
}

function Timeline() {
  return (
    <div className="panel" style={{ width: 330, paddingBottom: 4 }}>
      <div className="card-title">
        Timeline
        <span className="fine muted" style={{ fontWeight: 400 }}>
          All projects
        </span>
      </div>
      <div className="column" style={{ gap: 5, paddingTop: 11 }}>
        {events.map(([icon, what, when, more]) => (
          <div key={what} className="event">
            <div className="event-dot">
              <Icon name={icon} size={12} />
            </div>
            <div className="column" style={{ width: 268 }}>
              <div className="spread">
                <span className="medium">{what}</span>
                <span className="fine muted">{when}</span>
              </div>
              <span className="fine muted">{more}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function Interests() {
  const rows = [
    ['Project Cedar', 'Data room', 0.62, 'US$1.5M'],
    ['Project Juniper', 'Teaser', 0.3, 'US$1.0M'],
    ['Project Saffron', 'Passed', 0, '–'],
  ] as const;
  return (
    <div className="panel" style={{ width: 300 }}>
      <div className="card-title">
        Interests
        <Icon name="more" size={13} strength={2} />
      </div>
      {rows.map(([name, stage, share, amount]) => (
        <div key={name} className="check" style={{ height: 47 }}>
          <div className="column" style={{ width: 104 }}>
            <span className="medium">{name}</span>
            <span className="fine muted">{stage}</span>
          </div>
          <Meter width={84} height={5} share={share} />
          <span className="medium" style={{ marginLeft: 'auto' }}>
            {amount}
          </span>
        </div>
      ))}
    </div>
  );
}

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
    css: readCss('screens/kit.css') + readCss('screens/relations.css'),
  };
}
