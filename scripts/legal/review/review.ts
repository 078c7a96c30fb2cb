import { type LegalDiagnostic, ofGrade } from '#scripts/legal/diagnostic.ts';
import { type RedlineFiles, redlineFiles } from '#scripts/legal/compare/redline-files.ts';
import { mendDocuments } from '#scripts/legal/lint/mend.ts';
import { judgeDocuments } from '#scripts/legal/guard/judge-documents.ts';
import { snapshotAt } from '#scripts/legal/read/snapshot.ts';
import { commitOf } from '#scripts/support/git.ts';
import { calendarDay } from '#src/lib/day/today.ts';

export type Review = {
  /** Errors first, then what is to look at. */
  readonly diagnostics: readonly LegalDiagnostic[];
  /** Absent when a document cannot be read. */
  readonly redline: RedlineFiles | undefined;
  /**
   * What else the proposal needs, and the machine adds once nothing else is left to mend: the version that
   * is replaced and the record. Path → text.
   */
  readonly missing: Readonly<Record<string, string>>;
  /** Documents in which the machine mends slips of typing, once nothing else is left to mend. */
  readonly mended: readonly string[];
};

/**
 * All that is said of a proposal: what is wrong with it, and what changes.
 * @param isOpen whether the machine may write to the proposal, and slips of typing are mended in this folder;
 *   what is missing is to be added by a person otherwise
 */
export async function reviewProposal(
  root: string,
  ref: string,
  isOpen: boolean,
  day = calendarDay(),
): Promise<Review> {
  const mended = isOpen ? await mendDocuments(root) : [];
  const { diagnostics: all, snapshot } = await judgeDocuments(root, { ref, day });
  if (!snapshot) return { diagnostics: all, redline: undefined, missing: {}, mended: [] };
  const before = await snapshotAt(root, await commitOf(root, ref));
  const redline = redlineFiles(before, snapshot, ref, day);
  const kept = Object.entries(redline.files).filter(([path]) => path.startsWith('content/'));
  const diagnostics = all.filter(({ file }) => !isOpen || kept.every(([path]) => path !== file));
  if (ofGrade('error', diagnostics).length > 0) return { diagnostics, redline, missing: {}, mended: [] };
  const isNeeded = mended.length > 0 || ofGrade('error', all).length > 0;
  return { diagnostics, redline, missing: isNeeded ? Object.fromEntries(kept) : {}, mended };
}
