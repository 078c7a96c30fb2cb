import type { FaultKind } from '#scripts/preview/platform-api/faults/fault-board.ts';

const faultByPartner = new Map<string, FaultKind>([
  ['slow', { mode: 'slow' }],
  ['broken', { mode: '500' }],
  ['hang', { mode: 'hang' }],
  ['html', { mode: 'html' }],
  ['offline', { mode: 'drop' }],
]);

export const faultPartners: readonly string[] = [...faultByPartner.keys()];

/** Partners whose own calls (check, config, statistics, projects) fail. Contact calls work on their pages. */
export function faultOfPartner(name: string): FaultKind | undefined {
  return faultByPartner.get(name);
}
