import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';

/** A defect or an open decision that visitors would notice. */
export type Obstacle = {
  readonly rule: 'sample' | 'brand' | 'setting' | 'placeholder-host' | 'expiry' | 'claim' | 'reader';
  /** `file:line`, or the name of a setting. */
  readonly place: string;
  readonly found: string;
  /** The effect on visitors, and the remedy. */
  readonly meaning: string;
  /**
   * `must` stops a release; `may` only warns. A date or another service can cause an obstacle overnight: it
   * only warns, because the release may contain a legal text that applies that day.
   */
  readonly urgency: 'must' | 'may';
};

const obstacleOf =
  (urgency: Obstacle['urgency']) =>
  (rule: Obstacle['rule'], place: string, found: string, meaning: string): Obstacle => ({
    rule,
    place,
    found,
    meaning,
    urgency,
  });

/** An obstacle that stops a release. */
export const must = obstacleOf('must');

/** An obstacle that only warns. */
export const may = obstacleOf('may');

/** The file and line of a key of an exported constant: `content/facts.ts:18`. */
export async function placeIn(file: string, exportName: string): Promise<(...keys: PropertyKey[]) => string> {
  const source = await readFile(join(paths.root, file), 'utf8');
  return (...keys) => `${file}:${lineOfValue(source, exportName, keys)}`;
}

/** The report for a terminal: obstacles that stop a release, then warnings; each meaning once. */
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
