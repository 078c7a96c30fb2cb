import { paint } from '#scripts/build/drawing/palette.ts';
import { Pill } from '../kit.tsx';

export function Notes() {
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
