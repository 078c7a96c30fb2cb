import { readCss, type Drawing } from '../drawing.ts';
import { ease, lerp, series, type Point } from '../lines/geometry.ts';
import { fill, radial, ring, smooth, stroke } from '../lines/pen.ts';
import { paint } from '../palette.ts';
import { Icon } from './icons.tsx';
import { Mark } from './kit.tsx';
import { Unseen } from './market-bar.tsx';

const steps = [
  ['Interest', 'done'],
  ['Identity', 'now'],
  ['NDA', ''],
  ['Data room', ''],
] as const;

const shares = [
  ['Legal name', 'Sample Family Office A', true],
  ['Kind of investor', 'Family office, Professional Client', true],
  ['Country', 'United Arab Emirates', true],
  ['Ticket you have in mind', 'US$500,000 to US$1.5M', true],
  ['Work e-mail', 'Shown after the NDA', false],
] as const;

function Top() {
  return (
    <div className="engage-top">
      <div className="top-brand" style={{ color: paint.white }}>
        <Mark size={21} colour={paint.water} />
        Project Cedar
        <span className="muted" style={{ fontWeight: 400 }}>
          Engage
        </span>
      </div>
      <div className="steps">
        {steps.map(([name, state], index) => (
          <div key={name} className="row" style={{ gap: 12 }}>
            {index > 0 ? <div style={{ width: 30, height: 1, background: paint.nightLine }} /> : null}
            <div className={`step ${state}`}>
              <div className="step-mark">
                {state === 'done' ? <Icon name="check" size={11} strength={2} /> : index + 1}
              </div>
              {name}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function StayHidden() {
  return (
    <div className="choice">
      <div className="row" style={{ gap: 14 }}>
        <div className="radio" />
        <div className="column" style={{ gap: 2 }}>
          <span className="strong" style={{ fontSize: 14 }}>
            Stay anonymous
          </span>
          <span className="muted">Ask a question first. The issuer answers Investor 0417.</span>
        </div>
        <div className="row" style={{ marginLeft: 'auto' }}>
          <Icon name="hidden" size={19} />
        </div>
      </div>
    </div>
  );
}

function Reveal() {
  return (
    <div className="choice on">
      <div className="row" style={{ gap: 14 }}>
        <div className="radio" style={{ borderColor: paint.clay }}>
          <div style={{ width: 9, height: 9, borderRadius: 5, background: paint.clay }} />
        </div>
        <div className="column" style={{ gap: 2 }}>
          <span className="strong" style={{ fontSize: 14 }}>
            Reveal my identity to this issuer
          </span>
          <span className="muted">Choose what they see. Everyone else still sees nothing.</span>
        </div>
        <div className="row" style={{ marginLeft: 'auto', color: paint.clay }}>
          <Icon name="eye" size={19} />
        </div>
      </div>
      <div className="column" style={{ margin: '12px 0 0 32px' }}>
        {shares.map(([label, value, isOn]) => (
          <div key={label} className="share">
            <span className="muted" style={{ width: 150 }}>
              {label}
            </span>
            <span className="medium" style={{ color: isOn ? paint.white : paint.stone }}>
              {value}
            </span>
            <div className={isOn ? 'switch on' : 'switch'}>
              <div className="knob" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function IssuerView() {
  return (
    <div className="issuer">
      <div className="label" style={{ marginBottom: 9 }}>
        What the issuer sees now
      </div>
      <div className="face">
        <Unseen size={50} colour={paint.clay} ground={paint.dusk} />
        <div className="column" style={{ gap: 3 }}>
          <span className="display" style={{ fontSize: 19, lineHeight: '22px' }}>
            Investor 0417
          </span>
          <span className="muted">Hidden · read the teaser twice</span>
        </div>
      </div>
      <div className="label" style={{ margin: '80px 0 92px' }}>
        After you continue
      </div>
      <div className="face shown">
        <div
          className="seal"
          style={{
            width: 50,
            height: 50,
            fontSize: 23,
            lineHeight: '26px',
            borderRadius: 12,
            background: paint.teal,
            color: paint.white,
          }}
        >
          A
        </div>
        <div className="column" style={{ gap: 3 }}>
          <span className="display" style={{ fontSize: 19, lineHeight: '22px' }}>
            Sample Family Office A
          </span>
          <span className="muted">Family office · United Arab Emirates</span>
        </div>
        <div className="pill teal" style={{ marginLeft: 'auto' }}>
          <Icon name="shield" size={11} strength={1.6} />
          KYC passed
        </div>
      </div>
      <Agreement />
    </div>
  );
}

function Agreement() {
  return (
    <div className="nda">
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 78,
          height: 96,
          padding: '10px 10px',
          gap: 5,
          background: paint.white,
        }}
      >
        {[0.7, 1, 0.92, 0.96, 0.55, 0.98, 0.84].map((share, index) => (
          <div
            key={share}
            style={{
              width: 58 * share,
              height: index === 0 ? 4 : 2.5,
              background: index === 0 ? paint.stone : paint.line,
            }}
          />
        ))}
        <div
          style={{
            display: 'flex',
            width: 58,
            height: 18,
            marginTop: 3,
            border: `1px dashed ${paint.copper}`,
            background: paint.blush,
          }}
        />
      </div>
      <div className="column" style={{ gap: 5, width: 280 }}>
        <div className="spread">
          <span className="strong" style={{ fontSize: 13.5 }}>
            Next: the mutual NDA
          </span>
          <span className="fine muted">4 pages</span>
        </div>
        <span className="muted">
          Signed on screen by both sides. The data room opens when both signatures are in.
        </span>
        <div className="row fine" style={{ gap: 6, marginTop: 5, color: paint.water }}>
          <Icon name="file" size={12} />
          Read it before you decide
        </div>
      </div>
    </div>
  );
}

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
          You came to Project Cedar unseen, and nobody has approached you. What happens next is your decision.
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

/** From the hidden investor to the shown one: lines that gather, pass a shaft and part again. */
function drawPassage(): string {
  const [left, right, middle] = [700, 1064, 880];
  const lines = series(25, (share) => {
    const x = lerp(left, right, share);
    return smooth(
      series(13, (down): Point => {
        const gathered = ease(1 - Math.abs(down - 0.5) * 2, 0.02, 0.86);
        return [lerp(x, middle + (share - 0.5) * 34, gathered), 205 + down * 184];
      }),
    );
  });
  const shaft: Point = [middle, 297];
  return (
    stroke(
      lines.filter((_, index) => index % 2 === 0),
      { colour: paint.clay, width: 0.9, opacity: 0.85 },
    ) +
    stroke(
      lines.filter((_, index) => index % 2 === 1),
      { colour: paint.water, width: 0.9, opacity: 0.85 },
    ) +
    fill([ring(shaft, 25)], paint.night) +
    stroke([ring(shaft, 25), ring(shaft, 19)], { colour: paint.clay, width: 1.3 }) +
    fill([ring(shaft, 12)], paint.clay)
  );
}

/** Marketplace: the investor decides whether to be known to one issuer, and what to show; the NDA is next. */
export function drawEngage(): Drawing {
  const ground = [
    radial('lamp', [900, 240], 620, [
      [0, paint.dusk],
      [1, paint.night],
    ]),
    `<rect width="1120" height="700" fill="url(#lamp)"/>`,
    drawPassage(),
  ].join('');
  const css = ['kit', 'market', 'relations', 'engage'].map((name) => readCss(`screens/${name}.css`)).join('');
  return { width: 1120, height: 700, ground, page: <Engage />, css };
}
