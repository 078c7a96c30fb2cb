import type { Finding } from '#scripts/checks/support/check.ts';
import { commitOf } from '#scripts/legal/read/git.ts';
import { snapshotAt, snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { today as currentDay } from '#scripts/legal/read/today.ts';
import { compareSnapshots, type Verdict } from './compare-snapshots.ts';
import { recordFileFaults } from './record-faults.ts';
import { feesKnownSince } from './fees.ts';

export type Guarded = {
  readonly verdicts: readonly Verdict[];
  /** What is wrong with the record of versions. */
  readonly record: readonly Finding[];
};

/**
 * Compares the documents in a folder with those at a git ref.
 * @param today the day in Dubai, `2026-03-01`
 * @throws Error when git knows no such ref, or documents on either side cannot be read
 */
export async function guardAgainst(root: string, ref: string, today = currentDay()): Promise<Guarded> {
  const commit = await commitOf(root, ref);
  const [before, after] = [await snapshotAt(root, commit), await snapshotOf(root)];
  const known = await feesKnownSince(root, commit, after, today);
  const verdicts = compareSnapshots({ before, after, today, feesKnownSince: known });
  const isMended = verdicts.every(({ findings }) => findings.length === 0);
  return { verdicts, record: recordFileFaults(before, after, today, isMended) };
}
