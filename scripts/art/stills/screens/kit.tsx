import type { ReactNode } from 'react';

import { paint } from '#scripts/build/drawing/palette.ts';
import { Icon, type IconName } from './icons.tsx';

/** People of the sample screens: initials → a tint of their own. */
const people = {
  LH: ['Layla H.', paint.teal, paint.white],
  OK: ['Omar K.', paint.copper, paint.white],
  SM: ['Sofia M.', paint.mist, paint.deepTeal],
  RD: ['Ravi D.', paint.blush, paint.copper],
  JN: ['Jonas N.', paint.night, paint.water],
  AT: ['Amira T.', paint.clay, paint.ink],
} as const;

export type Person = keyof typeof people;

export const nameOf = (person: Person) => people[person][0];

export function Avatar({ who, size = 20, edge }: { who: Person; size?: number; edge?: string }) {
  const [, background, color] = people[who];
  const border = edge ? `1.5px solid ${edge}` : 'none';
  return (
    <div
      className="avatar"
      style={{
        width: size,
        height: size,
        fontSize: Math.max(9.5, size * 0.4),
        lineHeight: `${size}px`,
        background,
        color,
        border,
      }}
    >
      {who}
    </div>
  );
}

/** Avatars that overlap, each cut out of the next by an edge in the colour below. */
export function Avatars({ who, size = 20, edge }: { who: readonly Person[]; size?: number; edge: string }) {
  return (
    <div className="row">
      {who.map((person, index) => (
        <div key={person} style={{ display: 'flex', marginLeft: index === 0 ? 0 : -size * 0.22 }}>
          <Avatar who={person} size={size} edge={edge} />
        </div>
      ))}
    </div>
  );
}

export type Tone = 'teal' | 'copper' | 'night' | 'plain' | 'sand';

export function Pill({
  tone = 'sand',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <div className={`pill ${tone}`}>
      {icon ? <Icon name={icon} size={10} strength={1.6} /> : null}
      {children}
    </div>
  );
}

export function Button({
  icon,
  primary = false,
  children,
}: {
  icon?: IconName;
  primary?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={primary ? 'button primary' : 'button'}>
      {icon ? <Icon name={icon} size={13} /> : null}
      {children}
    </div>
  );
}

/** Amounts as the product writes them: millions with one decimal, or whole thousands. */
export function money(dollars: number): string {
  if (dollars < 1_000_000) return `US$${Math.round(dollars / 1000)}k`;
  return `US$${(dollars / 1_000_000).toFixed(1)}M`;
}

interface MeterProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly width: number;
  readonly height?: number;
  readonly colour?: string;
}

/** A bar that is filled in part. */
export function Meter({ share, width, height = 5, colour = paint.teal }: MeterProps) {
  const borderRadius = height / 2;
  return (
    <div style={{ display: 'flex', width, height, borderRadius, overflow: 'hidden', background: paint.sand }}>
      <div style={{ width: share * width, height, background: colour }} />
    </div>
  );
}
