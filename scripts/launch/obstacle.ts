import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';

/** Something that stands between the site and its first visitors. */
export type Obstacle = {
  readonly rule: 'sample' | 'brand' | 'setting' | 'placeholder-host' | 'expiry' | 'claim';
  /** `file:line`, or the name of a setting. */
  readonly place: string;
  readonly found: string;
  /** What visitors would meet, and what mends it. */
  readonly meaning: string;
  /** `must` keeps the site from going live; `may` is a choice that somebody should have made. */
  readonly urgency: 'must' | 'may';
};

/** An obstacle that keeps the site from going live. */
export const must = (rule: Obstacle['rule'], place: string, found: string, meaning: string): Obstacle => ({
  rule,
  place,
  found,
  meaning,
  urgency: 'must',
});

/** Where a key of an exported constant stands: `content/facts.ts:18`. */
export async function placeIn(file: string, exportName: string): Promise<(...keys: PropertyKey[]) => string> {
  const source = await readFile(join(paths.root, file), 'utf8');
  return (...keys) => `${file}:${lineOfValue(source, exportName, keys)}`;
}

/** The findings for a terminal: what must be mended, then what somebody should have chosen; equal meanings once. */
export function reportOf(obstacles: readonly Obstacle[]): string {
  const due = obstacles.filter(({ urgency }) => urgency === 'must');
  const open = obstacles.filter(({ urgency }) => urgency === 'may');
  const title =
    due.length > 0
      ? `Before the site goes live (${due.length}):`
      : 'Nothing stands in the way of going live.';
  const choices = open.length > 0 ? [`To be chosen knowingly (${open.length}):`, ...groupsOf(open)] : [];
  return [title, ...groupsOf(due), ...choices].join('\n\n');
}

function groupsOf(obstacles: readonly Obstacle[]): string[] {
  const meanings = [...new Set(obstacles.map(({ meaning }) => meaning))];
  return meanings.map((meaning) => {
    const lines = obstacles.filter((one) => one.meaning === meaning);
    return [`  ${meaning}`, ...lines.map(({ place, found }) => `    ${place}  ${found}`)].join('\n');
  });
}
