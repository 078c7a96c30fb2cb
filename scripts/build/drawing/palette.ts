import { readFileSync } from 'node:fs';

/** The site's stylesheet of tokens: drawings take their colours from there, never from a copy. */
export const tokensCss = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

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
  cream: token('text-on-night'),
  haze: token('text-on-night-muted'),
  teal: token('accent'),
  deepTeal: token('accent-hover'),
  mist: token('accent-tint'),
  water: token('accent-on-night'),
  copper: token('second'),
  blush: token('second-tint'),
  clay: token('second-on-night'),
} as const;
