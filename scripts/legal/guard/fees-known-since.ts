import { legalIds } from '#src/routes.ts';
import { feeRows } from './fee-rows.ts';
import { git } from './git.ts';
import { type Snapshot, snapshotAt } from './snapshot.ts';

const feesOf = ({ documents }: Snapshot) =>
  legalIds.flatMap((id) => feeRows(documents[id].current)).join('\n');

/**
 * The day of the oldest commit since which the fees are as they are now, of those that follow `commit`;
 * today while they are not committed. A rebase keeps it: the day of the author counts.
 */
export async function feesKnownSince(
  root: string,
  commit: string,
  now: Snapshot,
  today: string,
): Promise<string> {
  const log = await git(
    root,
    'log',
    '--format=%H %as',
    `${commit}..HEAD`,
    '--',
    'content/legal',
    'content/facts.ts',
  );
  let since = today;
  for (const entry of log.split('\n').filter(Boolean)) {
    const [hash = '', day = ''] = entry.split(' ');
    // A commit on the way may be broken; the fees were not readable in it.
    const then = await snapshotAt(root, hash).catch(() => undefined);
    if (!then || feesOf(then) !== feesOf(now)) break;
    since = day;
  }
  return since;
}
