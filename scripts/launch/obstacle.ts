import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';

/** Something that should be mended or decided before visitors meet it. */
export type Obstacle = {
  readonly rule: 'sample' | 'brand' | 'setting' | 'placeholder-host' | 'expiry' | 'claim';
  /** `file:line`, or the name of a setting. */
  readonly place: string;
  readonly found: string;
  /** What visitors would meet, and what mends it. */
  readonly meaning: string;
  /**
   * `must` stops a release; `may` only warns. What time or another service can bring about overnight only
   * warns: it is live already, and a release that it stopped may hold a legal text that applies that day.
   */
  readonly urgency: 'must' | 'may';
};

type MakeObstacle = (rule: Obstacle['rule'], place: string, found: string, meaning: string) => Obstacle;

/** An obstacle that stops a release. */
export const must: MakeObstacle = (rule, place, found, meaning) => ({
  ...{ rule, place, found, meaning },
  urgency: 'must',
});

/** An obstacle that only warns. */
export const may: MakeObstacle = (rule, place, found, meaning) => ({
  ...{ rule, place, found, meaning },
  urgency: 'may',
});

/** Where a key of an exported constant stands: `content/facts.ts:18`. */
export async function placeIn(file: string, exportName: string): Promise<(...keys: PropertyKey[]) => string> {
  const source = await readFile(join(paths.root, file), 'utf8');
  return (...keys) => `${file}:${lineOfValue(source, exportName, keys)}`;
}

/** The findings for a terminal: what stops a release, then what only warns; equal meanings once. */
export function reportOf(obstacles: readonly Obstacle[]): string {
  const stops = obstacles.filter(({ urgency }) => urgency === 'must');
  const warnings = obstacles.filter(({ urgency }) => urgency === 'may');
  return [
    stops.length > 0 ? `Stops a release (${stops.length}):` : 'Nothing stops a release.',
    ...groupsOf(stops),
    ...(warnings.length > 0 ? [`Only warns (${warnings.length}):`] : []),
    ...groupsOf(warnings),
  ].join('\n\n');
}

function groupsOf(obstacles: readonly Obstacle[]): string[] {
  const meanings = [...new Set(obstacles.map(({ meaning }) => meaning))];
  return meanings.map((meaning) => {
    const lines = obstacles.filter((one) => one.meaning === meaning);
    return [`  ${meaning}`, ...lines.map(({ place, found }) => `    ${place}  ${found}`)].join('\n');
  });
}
