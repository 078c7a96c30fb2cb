import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Avatar, Pill, type Person, type Tone } from '../kit.tsx';

const documents = [
  ['file', 'Teaser', 'Version 4', 'All invited', 'sand', 'eye'],
  ['file', 'Information memorandum', 'Version 2', 'After NDA', 'teal', 'lock'],
  ['sheet', 'Operating model', 'Version 6', 'Watermark', 'copper', 'drop'],
  ['pen', 'Subscription agreement', 'Version 3', '4 of 5 signed', 'teal', 'check'],
] as const satisfies readonly (readonly [IconName, string, string, string, Tone, IconName])[];

/** The papers of the raise and who may open them. */
export function Documents() {
  return (
    <div className="panel" style={{ width: 326 }}>
      <div className="card-title">Documents of the raise</div>
      {documents.map(([icon, name, version, access, tone, mark], index) => (
        <div key={name} className="paper-row" style={index === 0 ? { borderTop: 'none' } : {}}>
          <div className="row" style={{ color: paint.teal }}>
            <Icon name={icon} size={14} />
          </div>
          <span className="medium">{name}</span>
          <span className="fine muted">{version.replace('Version ', 'v')}</span>
          <div className="row" style={{ marginLeft: 'auto' }}>
            <Pill tone={tone} icon={mark}>
              {access}
            </Pill>
          </div>
        </div>
      ))}
    </div>
  );
}

const waiting: readonly (readonly [Person, string, string, string])[] = [
  ['OK', 'Sample Family Office A', 'Use of proceeds for each terminal', '2 days'],
  ['SM', 'Harbourlight Sample Ltd', 'Wording of the side letter', '1 day'],
  ['LH', 'Northbank Sample Trust', 'Which advisers may read with them', '4 h'],
];

/** Who has asked and not yet been answered, and whose turn it is. */
export function Waiting() {
  return (
    <div className="panel" style={{ width: 326, borderColor: paint.copper }}>
      <div className="card-title">
        Waiting for an answer
        <Pill tone="copper" icon="clock">
          3
        </Pill>
      </div>
      {waiting.map(([who, investor, question, since], index) => (
        <div key={investor} className="waiting-row" style={index === 0 ? { borderTop: 'none' } : {}}>
          <Avatar who={who} size={23} />
          <div className="column">
            <span className="medium">{investor}</span>
            <span className="fine muted">{question}</span>
          </div>
          <span className="fine" style={{ marginLeft: 'auto', color: paint.copper }}>
            {since}
          </span>
        </div>
      ))}
    </div>
  );
}
