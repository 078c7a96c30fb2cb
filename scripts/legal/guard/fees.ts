import { figuresIn } from '#scripts/checks/facts/figures.ts';
import { git } from '#scripts/legal/read/git.ts';
import type { LegalVersion } from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, snapshotAt } from '#scripts/legal/read/snapshot.ts';

/** Rows of tables that name a price, as readers see them: a fee, and how it is charged. */
export const feeRows = ({ blocks }: LegalVersion): readonly string[] =>
  blocks
    .filter(
      ({ kind, text }) =>
        kind === 'row' &&
        (/\bfree\b/i.test(text) || figuresIn(text).some((figure) => figure.kind === 'money')),
    )
    .map(({ text }) => text);

const feesOf = ({ documents }: Snapshot) => documents.flatMap(({ current }) => feeRows(current)).join('\n');

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
  const range = `${commit}..HEAD`;
  const log = await git(root, 'log', '--format=%H %as', range, '--', 'content/legal', 'content/facts.ts');
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
