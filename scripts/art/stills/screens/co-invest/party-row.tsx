import { paint } from '#scripts/build/drawing/palette.ts';
import { money, Pill } from '../kit.tsx';
import { Unseen } from '../market-bar.tsx';
import { place, rowMiddle } from './layout.ts';
import type { Party } from './parties.ts';

export function PartyRow({ party, index }: { party: Party; index: number }) {
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
