/** Something that stands between the site and its first visitors. */
export type Obstacle = {
  readonly rule: 'sample' | 'setting' | 'placeholder-host' | 'expiry' | 'claim';
  /** `file:line`, or the name of a setting. */
  readonly place: string;
  readonly found: string;
  /** What visitors would meet, and what mends it. */
  readonly meaning: string;
  /** `must` keeps the site from going live; `may` is a choice that somebody should have made. */
  readonly urgency: 'must' | 'may';
};
