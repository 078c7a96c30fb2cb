import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon } from '../icons.tsx';
import { Pill, type Tone } from '../kit.tsx';

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

export function List() {
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
