import { readCss, type Drawing } from '../drawing.ts';
import { lerp, onCurve, series } from '../lines/geometry.ts';
import { smooth, stroke } from '../lines/pen.ts';
import { paint } from '../palette.ts';
import {
  parties,
  place,
  rowMiddle,
  segments,
  smallestTicket,
  taken,
  target,
  type Party,
} from './co-invest-parties.ts';
import { Icon } from './icons.tsx';
import { Button, money, Pill } from './kit.tsx';
import { MarketBar, Unseen } from './market-bar.tsx';

function PartyRow({ party, index }: { party: Party; index: number }) {
  const { name, kind, ticket, status, colour, isHidden, isYou } = party;
  return (
    <div className={isYou ? 'party you' : 'party'} style={{ top: rowMiddle(index) - place.rowHeight / 2 }}>
      {isHidden ? (
        <Unseen
          size={32}
          colour={isYou ? paint.copper : paint.slate}
          ground={isYou ? paint.white : paint.sand}
        />
      ) : (
        <div
          className="seal"
          style={{
            borderRadius: 16,
            background: colour,
            color: colour === paint.water ? paint.ink : paint.white,
          }}
        >
          {name.replace('Sample ', '').slice(0, 1)}
        </div>
      )}
      <div className="column" style={{ gap: 1 }}>
        <span className={isHidden ? 'medium' : 'strong'}>{name}</span>
        <span className="fine muted">{kind}</span>
      </div>
      <span className="party-ticket">{money(ticket)}</span>
      <div className="row" style={{ width: 92, justifyContent: 'flex-end' }}>
        <Pill
          tone={status === 'Committed' ? 'teal' : status === 'NDA signed' ? 'sand' : 'copper'}
          icon={status === 'Reviewing' ? 'clock' : 'check'}
        >
          {status}
        </Pill>
      </div>
    </div>
  );
}

function Bar() {
  const { barLeft, barTop, barWidth, barHeight } = place;
  const ends = segments.at(-1) ?? { top: barTop, height: 0 };
  const openTop = ends.top + ends.height;
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: barLeft,
        top: barTop,
        width: barWidth,
        height: barHeight,
        borderRadius: 9,
        overflow: 'hidden',
        background: paint.sand,
        border: `1px solid ${paint.line}`,
      }}
    >
      {parties.map(({ name, colour }, index) => {
        const segment = segments[index] ?? ends;
        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 0,
              top: segment.top - barTop,
              width: barWidth,
              height: segment.height - 1.5,
              background: colour,
            }}
          />
        );
      })}
      <svg
        width={barWidth}
        height={barHeight - (openTop - barTop)}
        viewBox="0 0 44 60"
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        stroke={paint.stone}
        strokeWidth={0.8}
        style={{ position: 'absolute', left: 0, top: openTop - barTop }}
      >
        <path d="M-20 30 30-20M-20 42 42-20M-20 54 54-20M-20 66 66-20M-20 78 78-20M-14 84 84-14M-2 84 84-2M10 84 84 10" />
      </svg>
    </div>
  );
}

/** Levels beside the bar: what each share of the target comes to. */
function Scale() {
  const levels = [
    [0, 'Start'],
    [0.5, 'First closing'],
    [taken / target, `${((taken / target) * 100).toFixed(1)}% placed`],
    [1, 'Target'],
  ] as const;
  return (
    <div style={{ display: 'flex' }}>
      {levels.map(([share, label]) => (
        <div
          key={label}
          className="bar-mark"
          style={{
            left: place.barLeft + place.barWidth + 4,
            top: place.barTop + share * place.barHeight - 7,
          }}
        >
          <div style={{ width: 6, height: 1, background: paint.stone }} />
          <span style={{ width: 58, lineHeight: '12px', fontWeight: share > 0.5 && share < 1 ? 600 : 400 }}>
            {label}
          </span>
        </div>
      ))}
    </div>
  );
}

function Terms() {
  const rows = [
    ['Smallest ticket', money(smallestTicket)],
    ['Through', 'One holding company'],
    ['First closing', '30 May'],
    ['Still open', money(target - taken)],
    ['Success fee', 'None'],
  ] as const;
  return (
    <div className="panel">
      <div className="card-title">Terms for everyone</div>
      <div className="column" style={{ padding: '5px 0 7px' }}>
        {rows.map(([label, value]) => (
          <div key={label} className="term">
            <span className="muted">{label}</span>
            <span className="medium">{value}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function YourPlace() {
  return (
    <div className="panel" style={{ borderColor: paint.copper }}>
      <div className="card-title">
        Your place
        <span className="display" style={{ fontSize: 18 }}>
          US$500k
        </span>
      </div>
      <div className="column" style={{ gap: 4, padding: '10px 14px 12px' }}>
        <svg width={256} height={18} viewBox="0 0 256 18">
          <path d="M3 9h250" stroke={paint.line} strokeWidth={4} strokeLinecap="round" />
          <path d="M3 9h58" stroke={paint.copper} strokeWidth={4} strokeLinecap="round" />
          <circle cx={62} cy={9} r={7} fill={paint.white} stroke={paint.copper} strokeWidth={2.4} />
        </svg>
        <div className="spread fine muted">
          <span>US$250k</span>
          <span>3.6% of the whole</span>
          <span>{money(target - taken)}</span>
        </div>
        <div className="row" style={{ gap: 8, marginTop: 8 }}>
          <Button primary icon="pen">
            Sign NDA and commit
          </Button>
          <Button>Ask first</Button>
        </div>
      </div>
    </div>
  );
}

function Notes() {
  const notes = [
    ['S', 'Sample Health Partners', 'Notes of the site visit are in folder 4.', '2 h'],
    ['N', 'Northbank Sample Trust', 'We join at the first closing.', '1 d'],
  ] as const;
  return (
    <div className="panel">
      <div className="card-title">
        Conversation
        <Pill>8 members</Pill>
      </div>
      <div className="column" style={{ padding: '3px 0' }}>
        {notes.map(([letter, name, text, when], index) => (
          <div key={name} className="note">
            <div
              className="seal"
              style={{
                width: 26,
                height: 26,
                fontSize: 12,
                borderRadius: 13,
                background: index === 0 ? paint.deepTeal : paint.mist,
                color: index === 0 ? paint.white : paint.deepTeal,
              }}
            >
              {letter}
            </div>
            <div className="column" style={{ width: 223 }}>
              <div className="spread">
                <span className="medium">{name}</span>
                <span className="fine muted">{when}</span>
              </div>
              <span className="fine muted">{text}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

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

/** From each row to its part of the bar: one line for every 100,000 dollars or so. */
function drawFlows(): string {
  return parties
    .map(({ ticket, colour }, index) => {
      const count = Math.max(3, Math.round(ticket / 165_000));
      const segment = segments[index] ?? { top: 0, height: 0 };
      const lines = series(count, (share) => {
        const from = rowMiddle(index) + (share - 0.5) * Math.min(count * 1.7, place.rowHeight - 12);
        const to = segment.top + lerp(1, segment.height - 2.5, share);
        const [start, end] = [place.rowsEnd, place.barLeft];
        return smooth(
          series(13, (along) =>
            onCurve(
              [
                [start, from],
                [start + 104, from],
                [end - 104, to],
                [end, to],
              ],
              along,
            ),
          ),
        );
      });
      return stroke(lines, { colour, width: 1.15, opacity: 0.9 });
    })
    .join('');
}

/** Marketplace: who invests alongside whom, each as a stream into one allocation. */
export function drawCoInvest(): Drawing {
  const ground = `<rect width="1120" height="700" fill="${paint.paper}"/>${drawFlows()}`;
  const css = ['kit', 'market', 'relations', 'co-invest']
    .map((name) => readCss(`screens/${name}.css`))
    .join('');
  return { width: 1120, height: 700, ground, page: <CoInvest />, css };
}
