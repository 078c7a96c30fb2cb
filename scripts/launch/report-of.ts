import type { Obstacle } from './obstacle.ts';

/** The findings for a terminal: what must be mended, then what somebody should have chosen; equal meanings once. */
export function reportOf(obstacles: readonly Obstacle[]): string {
  const must = obstacles.filter(({ urgency }) => urgency === 'must');
  const may = obstacles.filter(({ urgency }) => urgency === 'may');
  return [
    must.length > 0
      ? `Before the site goes live (${must.length}):`
      : 'Nothing stands in the way of going live.',
    ...groupsOf(must),
    ...(may.length > 0 ? [`To be chosen knowingly (${may.length}):`, ...groupsOf(may)] : []),
  ].join('\n\n');
}

function groupsOf(obstacles: readonly Obstacle[]): string[] {
  const meanings = [...new Set(obstacles.map(({ meaning }) => meaning))];
  return meanings.map((meaning) => {
    const lines = obstacles.filter((one) => one.meaning === meaning);
    return [`  ${meaning}`, ...lines.map(({ place, found }) => `    ${place}  ${found}`)].join('\n');
  });
}
