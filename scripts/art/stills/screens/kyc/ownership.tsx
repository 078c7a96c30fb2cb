import { lerp, onCurve, series, type Point } from '#scripts/art/kit/geometry.ts';
import { smooth } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

const owners = [
  { name: 'Three pension schemes', note: 'Regulated', share: 46, colour: paint.deepTeal },
  { name: 'Sample Foundation', note: 'Charter seen', share: 30, colour: paint.teal },
  { name: 'Two founders', note: 'Identified', share: 24, colour: paint.copper },
] as const;

const size = { width: 250, height: 116 };

const rowAt = (index: number) => 18 + index * 40;

/** One line for two per cent: as wide as the share is large. */
const flows = owners.map(({ share, colour }, index) => {
  const before = owners.slice(0, index).reduce((sum, owner) => sum + owner.share, 0);
  const count = share / 2;
  const lines = series(count, (along, line) => {
    const from: Point = [0, rowAt(index) + (along - 0.5) * count * 1.05];
    const to: Point = [size.width, lerp(16, 100, (before + line * 2 + 1) / 100)];
    const way = series(11, (part) => onCurve([from, [96, from[1]], [150, to[1]], to], part));
    return smooth(way);
  });
  return { colour, lines: lines.join('') };
});

/** Who stands behind the name, each owner as a stream of its width. */
export function Ownership() {
  return (
    <div className="panel" style={{ width: 552 }}>
      <div className="card-title">
        Who stands behind Greenfold Sample LP
        <span className="fine muted" style={{ fontWeight: 400 }}>
          100% traced to persons and regulated bodies
        </span>
      </div>
      <div className="row" style={{ padding: '6px 14px 8px' }}>
        <div className="column" style={{ width: 152 }}>
          {owners.map(({ name, note, share }) => (
            <div key={name} className="column" style={{ height: 40, justifyContent: 'center' }}>
              <span className="medium">{name}</span>
              <span className="fine muted">
                {share}% · {note}
              </span>
            </div>
          ))}
        </div>
        <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} fill="none">
          {flows.map(({ colour, lines }) => (
            <path key={colour} d={lines} stroke={colour} strokeWidth={1} />
          ))}
        </svg>
        <div className="entity">
          <span className="display" style={{ fontSize: 15, lineHeight: '18px' }}>
            Greenfold Sample LP
          </span>
          <span className="fine" style={{ color: paint.water }}>
            The counterparty
          </span>
        </div>
      </div>
    </div>
  );
}
