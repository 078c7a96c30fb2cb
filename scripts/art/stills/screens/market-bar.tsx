import { site } from '#content/site.ts';
import { series } from '#scripts/art/kit/geometry.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { Mark } from '#scripts/build/drawing/mark.tsx';

const links = ['Browse', 'My interests', 'Co-investment', 'Messages'] as const;

export type MarketPage = (typeof links)[number];

/** A person who is not shown: a disc of lines in place of a face. */
export function Unseen({
  size,
  colour = paint.copper,
  ground = paint.blush,
}: {
  size: number;
  colour?: string;
  ground?: string;
}) {
  const lines = series(9, (share) => {
    const y = 2.4 + share * 19.2;
    const half = Math.sqrt(11.2 ** 2 - (y - 12) ** 2);
    return `M${(12 - half).toFixed(1)} ${y.toFixed(1)}h${(half * 2).toFixed(1)}`;
  });
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={colour}
      strokeWidth={1}
      style={{ flexShrink: 0 }}
    >
      <circle cx={12} cy={12} r={11.4} fill={ground} stroke="none" />
      <path d={lines.join('')} />
    </svg>
  );
}

/** The top bar of the marketplace, where the visitor is not shown to anyone. */
export function MarketBar({ page }: { page: MarketPage }) {
  return (
    <div className="top">
      <div className="top-brand">
        <Mark size={21} colour={paint.teal} />
        {site.name}
        <span style={{ color: paint.slate, fontWeight: 400 }}>Marketplace</span>
      </div>
      <div className="row" style={{ gap: 22, marginLeft: 14 }}>
        {links.map((link) => (
          <span key={link} className={link === page ? 'top-link on' : 'top-link'}>
            {link}
          </span>
        ))}
      </div>
      <div className="who">
        <Unseen size={28} />
        <div className="column">
          <span className="medium">Anonymous profile</span>
          <span className="fine" style={{ color: paint.copper }}>
            Identity hidden until you engage
          </span>
        </div>
      </div>
    </div>
  );
}
