import { channelLines } from '#src/lib/channel-lines.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { SignatureFields } from './signatures.tsx';

const clauses = [
  [
    '1',
    'What is confidential',
    'Everything in the data room of Project Cedar, and everything said about it, whether or not it is marked so.',
  ],
  ['2', 'What it may be used for', 'To decide whether to invest, and for nothing else.'],
  [
    '3',
    'Who may see it',
    'Trustees, and advisers who are bound by the same duty. Each side answers for its own.',
  ],
  ['4', 'How long it holds', 'Two years from the last signature, also when no investment follows.'],
  ['5', 'Whose law applies', 'The law and the courts of the Dubai financial centre.'],
  ['6', 'What happens at the end', 'Copies are destroyed on request. The signed agreement is kept.'],
] as const;

function Letterhead() {
  const { paths } = channelLines({ seed: 'mutual nda', width: 406, height: 26, lines: 6 });
  return (
    <svg width={406} height={26} viewBox="0 0 406 26" fill="none" stroke={paint.teal} strokeWidth={0.8}>
      <path d={paths.join('')} opacity={0.75} />
    </svg>
  );
}

/** The agreement itself, open at the page that is being signed. */
export function Document() {
  return (
    <div className="desk">
      <div className="desk-bar">
        <div className="row" style={{ gap: 7 }}>
          <Icon name="file" size={13} />
          <span className="medium">Mutual NDA, standard form</span>
          <span className="fine muted">page 2 of 2</span>
        </div>
        <div className="row muted" style={{ gap: 13 }}>
          <Icon name="search" size={13} />
          <Icon name="download" size={13} />
          <Icon name="more" size={13} strength={2} />
        </div>
      </div>
      <div className="contract behind" />
      <div className="contract">
        <Letterhead />
        <span className="display" style={{ fontSize: 20, lineHeight: '24px', marginTop: 11 }}>
          Mutual non-disclosure agreement
        </span>
        <span className="fine muted" style={{ marginBottom: 12 }}>
          Between Sample Fund II and Northbank Sample Trust · Project Cedar
        </span>
        {clauses.map(([number, heading, text]) => (
          <div key={number} className="clause">
            <span className="display" style={{ width: 18, color: paint.copper }}>
              {number}
            </span>
            <div className="column" style={{ width: 386 }}>
              <span className="medium">{heading}</span>
              <span className="sheet-text">{text}</span>
            </div>
          </div>
        ))}
        <SignatureFields />
      </div>
    </div>
  );
}
