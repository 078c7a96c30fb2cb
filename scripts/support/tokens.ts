import { readFileSync } from 'node:fs';

/** Drawings and printed files take their colours from the site's tokens, never from a copy. */
const tokensCss = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

const colours = new Map(
  [...tokensCss.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value]) => [name, value]),
);

/** A colour of the site by the name of its token, without `--color-`: `accent` → `#0c6b67`. */
export function token(name: string): string {
  const value = colours.get(name);
  if (value === undefined)
    throw new Error(`src/styles/tokens.css has no --color-${name}: add it, or name another token`);
  return value;
}
