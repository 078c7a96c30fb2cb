import { readFileSync } from 'node:fs';

/** The site's stylesheet of tokens: whatever is drawn or printed takes its colours from there, never from a copy. */
export const tokensCss = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

/** A colour of the site by the name of its token, without `--color-`: `accent` → `#0c6b67`. */
export function token(name: string): string {
  const value = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`).exec(tokensCss)?.[1];
  if (value === undefined)
    throw new Error(`src/styles/tokens.css has no --color-${name}: add it, or name another token`);
  return value;
}
