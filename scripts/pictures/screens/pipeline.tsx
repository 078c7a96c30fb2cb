import { channelLines } from '#src/lib/channel-lines.ts';
import { series, type Point } from '../lines/geometry.ts';
import { smooth } from '../lines/pen.ts';
import { readCss, type Drawing } from '../drawing.ts';
import { paint } from '../palette.ts';
import { Icon } from './icons.tsx';
import { Avatars, Button, Meter, money, Pill } from './kit.tsx';
import { moving, stages, sumOf, type Deal } from './pipeline-deals.ts';
import { SideBar } from './side-bar.tsx';

function DealCard({
  deal,
  className = 'deal',
  left,
  top,
}: {
  deal: Deal;
  className?: string;
  left?: number;
  top?: number;
}) {
  const { name, sector, region, icon, dollars, next, due, owners, checked, flag } = deal;
  const isDue = due === 'Today';
  return (
    <div className={className} style={left === undefined ? {} : { left, top }}>
      <div className="spread">
        <span className="deal-name">{name}</span>
        <div className="row" style={{ color: paint.stone }}>
          <Icon name="more" size={13} strength={2} />
        </div>
      </div>
      <div className="row fine muted" style={{ gap: 5 }}>
        <Icon name={icon} size={11} />
        {sector} · {region}
      </div>
      <div className="spread">
        <span className="strong" style={{ fontSize: 13.5 }}>
          {money(dollars)}
        </span>
        {flag ? (
          <Pill tone={flag === 'Today' ? 'copper' : 'teal'} icon={flag === 'Today' ? 'clock' : 'check'}>
            {flag}
          </Pill>
        ) : null}
      </div>
      {checked ? (
        <div className="spread" style={{ height: 12 }}>
          <Meter width={104} height={4} parts={[[checked[0] / checked[1], paint.teal]]} />
          <span className="fine muted">
            {checked[0]} of {checked[1]}
          </span>
        </div>
      ) : null}
      <div className="deal-foot">
        <div className="column">
          <span className="fine medium">{next}</span>
          <span className="fine" style={{ color: isDue ? paint.copper : paint.slate }}>
            {due}
          </span>
        </div>
        <Avatars who={owners} size={21} edge={paint.white} />
      </div>
    </div>
  );
}

/** From left to right what each stage holds, as lines that leave the pipeline one by one. */
function Funnel() {
  const counts = [12, 9, 7, 5, 3];
  const lines = series(counts[0] ?? 0, (_, line) => {
    const last = counts.filter((count) => count > line).length - 1;
    const points = series(last * 4 + 3, (share, index): Point => {
      const stage = Math.min(index / 4, counts.length - 1);
      const [from = 1, to = 1] = [
        counts[Math.floor(stage)],
        counts[Math.min(Math.floor(stage) + 1, counts.length - 1)],
      ];
      const width = (from + (to - from) * (stage % 1)) * 3.1;
      const leaves = index / 4 > last ? (index / 4 - last) * 14 : 0;
      return [
        6 + index * 12.6,
        23 - width / 2 + (line / Math.max(from - 1, 1)) * width + leaves * (share > 0.5 ? 1 : 0),
      ];
    });
    return smooth(points);
  });
  return (
    <svg
      width={244}
      height={46}
      viewBox="0 0 244 46"
      fill="none"
      stroke={paint.teal}
      strokeWidth={0.9}
      strokeLinecap="round"
    >
      <path d={lines.join('')} />
      {[0, 1, 2, 3, 4].map((stage) => (
        <circle
          key={stage}
          cx={6 + stage * 50.4}
          cy={23}
          r={4.2}
          fill={paint.paper}
          stroke={paint.copper}
          strokeWidth={1.4}
        />
      ))}
    </svg>
  );
}

function Metrics() {
  const all = stages.flatMap(({ deals }) => deals).concat(moving);
  const late = stages.slice(3).flatMap(({ deals }) => deals);
  const figures = [
    ['Open pipeline', money(sumOf(all))],
    ['Deals', String(all.length)],
    ['In diligence or closing', money(sumOf(late))],
    ['Due this week', '7'],
  ] as const;
  return (
    <div className="metrics">
      {figures.map(([label, value]) => (
        <div key={label} className="metric">
          <span className="label">{label}</span>
          <span className="display">{value}</span>
        </div>
      ))}
      <div className="column" style={{ marginLeft: 'auto', gap: 1 }}>
        <Funnel />
      </div>
    </div>
  );
}

function Closed() {
  const { paths } = channelLines({ seed: 'closed deals', width: 171, height: 64, lines: 6 });
  return (
    <div className="closed">
      <svg width={169} height={64} viewBox="0 0 171 64" fill="none" stroke={paint.water} strokeWidth={0.9}>
        <path d={paths.join('')} />
      </svg>
      <span className="label" style={{ color: paint.water }}>
        Closed this quarter
      </span>
      <span className="display" style={{ fontSize: 20, lineHeight: '24px' }}>
        US$61.2M
      </span>
      <span className="fine">4 deals</span>
    </div>
  );
}

/** A colleague's pointer, with a name, on the deal that is being moved. */
function Pointer({ left, top }: { left: number; top: number }) {
  return (
    <div style={{ display: 'flex', position: 'absolute', left, top }}>
      <svg
        width={18}
        height={20}
        viewBox="0 0 18 20"
        fill={paint.copper}
        stroke={paint.white}
        strokeWidth={1.4}
        strokeLinejoin="round"
      >
        <path d="M2 1.6 15.6 10l-6.4 1.2L5.6 17z" />
      </svg>
      <div className="pointer-name" style={{ marginTop: 14, marginLeft: -3 }}>
        Omar K.
      </div>
    </div>
  );
}

function Pipeline() {
  return (
    <div className="app">
      <SideBar section="Pipeline" />
      <div className="main">
        <div className="bar">
          <div className="row">
            <span className="title">Pipeline</span>
            <div className="segments">
              <span className="segment on">Board</span>
              <span className="segment">Table</span>
              <span className="segment">Timeline</span>
            </div>
          </div>
          <div className="row" style={{ gap: 9 }}>
            <Avatars who={['LH', 'OK', 'SM', 'RD', 'AT']} size={25} edge={paint.paper} />
            <Button icon="filter">Filter</Button>
            <Button icon="plus" primary>
              New deal
            </Button>
          </div>
        </div>
        <Metrics />
        <div className="board">
          {stages.map(({ name, colour, deals }) => (
            <div key={name} className="stage">
              <div className="stage-head">
                <div
                  style={{ display: 'flex', width: 167, height: 3, borderRadius: 2, background: colour }}
                />
                <div className="spread">
                  <span className="strong">
                    {name} <span className="muted">{deals.length}</span>
                  </span>
                  <span className="fine muted">{money(sumOf(deals))}</span>
                </div>
              </div>
              {name === 'Due diligence' ? <div className="slot" /> : null}
              {deals.map((deal) => (
                <DealCard key={deal.name} deal={deal} />
              ))}
              {name === 'Closing' ? <Closed /> : null}
              {deals.length < 4 ? (
                <div className="row fine muted" style={{ gap: 5, padding: '2px 4px' }}>
                  <Icon name="plus" size={11} />
                  Add a deal
                </div>
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <DealCard deal={moving} className="deal held" left={690} top={186} />
      <Pointer left={840} top={252} />
    </div>
  );
}

/** 360: the board of deals, one of which a colleague is moving to the next stage. */
export function drawPipeline(): Drawing {
  return {
    width: 1120,
    height: 700,
    page: <Pipeline />,
    css: readCss('screens/kit.css') + readCss('screens/pipeline.css'),
  };
}
