import { readFileSync } from 'node:fs';

/** The site's stylesheet of tokens: pictures take their colours from there, never from a copy. */
export const tokensCss = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`).exec(tokensCss)?.[1];
  if (value === undefined)
    throw new Error(`src/styles/tokens.css has no --color-${name}: add it, or mend palette.ts`);
  return value;
}

/** Colours of drawings, by what they are made of. */
export const paint = {
  paper: token('page'),
  white: token('surface'),
  sand: token('surface-sunk'),
  line: token('line'),
  stone: token('line-strong'),
  ink: token('text'),
  slate: token('text-muted'),
  night: token('surface-night'),
  dusk: token('surface-night-raised'),
  nightLine: token('line-on-night'),
  teal: token('accent'),
  deepTeal: token('accent-hover'),
  mist: token('accent-tint'),
  water: token('accent-on-night'),
  copper: token('second'),
  blush: token('second-tint'),
  clay: token('second-on-night'),
} as const;

/** The colour part of the way from one `#rrggbb` to another; `share` 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
