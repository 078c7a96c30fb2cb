import { today as currentDay } from '#scripts/legal/support/today.ts';
import { commitOf } from './git.ts';
import { compareSnapshots, type Verdict } from './compare-snapshots.ts';
import { feesKnownSince } from './fees-known-since.ts';
import { type Snapshot, snapshotAt, snapshotOf } from './snapshot.ts';

export type GuardReport = {
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly verdicts: readonly Verdict[];
};

/**
 * Compares the documents in a folder with those at a git ref.
 * @param today the day in Dubai, `2026-03-01`
 * @throws Error when git knows no such ref, or documents on either side cannot be read
 */
export async function guardAgainst(root: string, ref: string, today = currentDay()): Promise<GuardReport> {
  const commit = await commitOf(root, ref);
  const [before, after] = [await snapshotAt(root, commit), await snapshotOf(root)];
  const known = await feesKnownSince(root, commit, after, today);
  return { before, after, verdicts: compareSnapshots({ before, after, feesKnownSince: known }) };
}
