import { figuresIn } from '#scripts/checks/facts/figures.ts';
import { git } from '#scripts/support/git.ts';
import type { LegalVersion } from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, snapshotAt } from '#scripts/legal/read/snapshot.ts';

const FREE = /\b(?:free|no charge)\b/i;
const OF_FEES = /\b(?:fees?|charg(?:es?|ed|ing)|prices?|surcharges?|deposits?|discounts?)\b/i;

/**
 * Passages that name a fee, as readers see them: rows of a table with a price or without one, and sentences
 * that speak of fees and give a sum or a share.
 */
export const feePassages = ({ blocks }: LegalVersion): readonly string[] =>
  blocks
    .filter(({ kind, text }) => {
      const kinds = new Set(figuresIn(text).map((figure) => figure.kind));
      if (kind === 'row') return FREE.test(text) || kinds.has('money');
      return OF_FEES.test(text) && (kinds.has('money') || kinds.has('percent'));
    })
    .map(({ text }) => text);

const feesOf = ({ documents }: Snapshot) =>
  documents.flatMap(({ current }) => feePassages(current)).join('\n');

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
