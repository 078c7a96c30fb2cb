import { token } from '#scripts/support/tokens.ts';

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
