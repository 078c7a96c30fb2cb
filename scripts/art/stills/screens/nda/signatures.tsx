import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';

// Drawn by hand, so that they read as signatures and as nobody's name.
const done =
  'M4 30c4-16 13-27 17-24s-5 25-9 25 6-19 13-19-2 15 3 15 7-13 12-13-3 12 1 12 7-11 12-11 0 11 5 11 9-13 14-15 12 2 22 0';

const begun = 'M5 24C9 8 18 2 21 7S10 33 14 32s9-24 15-25-4 22 1 22 9-18 14-18-5 15 0 16 8-9 13-12';

function Strokes({ path, colour, children }: { path: string; colour: string; children?: string }) {
  return (
    <svg
      width={118}
      height={50}
      viewBox="0 -11 118 50"
      fill="none"
      stroke={colour}
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
      {children ? <path d={children} fill={paint.copper} stroke={paint.white} strokeWidth={1} /> : null}
    </svg>
  );
}

/** A pen, its point where the stroke has come to. */
const pen = 'M57 15 60 7 78-9 84-3 66 12Z';

const fields = [
  { who: 'Helen B.', role: 'Trustee', note: '9 May 10:04', state: 'signed' },
  { who: 'Marc V.', role: 'Trustee', note: 'Signing now', state: 'signing' },
  { who: 'Layla H.', role: 'For Sample Fund II', note: 'Countersigns last', state: 'next' },
] as const;

/** The three places for a signature: one filled, one being filled, one that waits. */
export function SignatureFields() {
  return (
    <div className="row" style={{ gap: 14, marginTop: 'auto' }}>
      {fields.map(({ who, role, note, state }) => (
        <div key={who} className="column" style={{ width: 126, gap: 2 }}>
          <div className={`sign-field ${state}`}>
            {state === 'signed' ? <Strokes path={done} colour={paint.deepTeal} /> : null}
            {state === 'signing' ? (
              <Strokes path={begun} colour={paint.ink}>
                {pen}
              </Strokes>
            ) : null}
            {state === 'next' ? (
              <div className="row fine muted" style={{ gap: 5 }}>
                <Icon name="pen" size={11} />
                Sign here
              </div>
            ) : null}
          </div>
          <span className="medium fine">{who}</span>
          <span className="sheet-fine">{role}</span>
          <span className="sheet-fine" style={{ color: state === 'signing' ? paint.copper : paint.slate }}>
            {note}
          </span>
        </div>
      ))}
    </div>
  );
}
