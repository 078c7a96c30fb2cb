import type { Finding } from './finding.ts';

/** The findings for a terminal: what must be mended, then what somebody should have chosen; equal meanings once. */
export function reportOf(findings: readonly Finding[]): string {
  const must = findings.filter(({ urgency }) => urgency === 'must');
  const may = findings.filter(({ urgency }) => urgency === 'may');
  return [
    must.length > 0
      ? `Before the site goes live (${must.length}):`
      : 'Nothing stands in the way of going live.',
    ...groupsOf(must),
    ...(may.length > 0 ? [`To be chosen knowingly (${may.length}):`, ...groupsOf(may)] : []),
  ].join('\n\n');
}

function groupsOf(findings: readonly Finding[]): string[] {
  const meanings = [...new Set(findings.map(({ meaning }) => meaning))];
  return meanings.map((meaning) => {
    const lines = findings.filter((one) => one.meaning === meaning);
    return [`  ${meaning}`, ...lines.map(({ place, found }) => `    ${place}  ${found}`)].join('\n');
  });
}
