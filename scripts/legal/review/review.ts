import type { Finding } from '#scripts/checks/support/check.ts';
import { type RedlineFiles, redlineFiles } from '#scripts/legal/compare/redline-files.ts';
import { guardAgainst } from '#scripts/legal/guard/guard-against.ts';
import { findingsIn, lintDocuments } from '#scripts/legal/lint/lint-documents.ts';
import { findingsOf, inOrder } from '#scripts/legal/read/findings.ts';
import { commitOf } from '#scripts/legal/read/git.ts';
import { readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { snapshotAt, snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { strayFaults } from '#scripts/legal/lint/stray-faults.ts';
import { today } from '#scripts/legal/read/today.ts';

export type Review = {
  /** What a person has to mend. */
  readonly findings: readonly Finding[];
  /** Absent when a document cannot be read. */
  readonly redline: RedlineFiles | undefined;
  /**
   * What else the proposal needs: the version that is replaced and the record. The machine adds it once
   * nothing is left to mend: path → text.
   */
  readonly missing: Readonly<Record<string, string>>;
};

/** All that is said of a proposal: what is wrong with its texts, what must not happen, and what changes. */
export async function reviewProposal(root: string, ref: string, day = today()): Promise<Review> {
  const reports = await lintDocuments(await readLegalFiles(root));
  const wrong = [...(await strayFaults(root)), ...findingsIn(reports)];
  const after = await snapshotOf(root).catch(findingsOf);
  if ('length' in after)
    return { findings: inOrder(wrong.length > 0 ? wrong : after), redline: undefined, missing: {} };
  const before = await snapshotAt(root, await commitOf(root, ref));
  const redline = redlineFiles(before, after, ref, day);
  const kept = Object.entries(redline.files).filter(([path]) => path.startsWith('content/'));
  const { verdicts, record } = await guardAgainst(root, ref, day);
  const refused = [...verdicts.flatMap(({ findings }) => findings), ...record];
  const isMissing = ({ file }: Finding) => kept.some(([path]) => path === file);
  const mine = refused.filter((finding) => !isMissing(finding));
  // What is published says more of a field than the text does by itself.
  const isTold = ({ file, line, message }: Finding) =>
    mine.some((one) => one.file === file && one.line === line && fieldOf(one.message) === fieldOf(message));
  const findings = inOrder([...wrong.filter((finding) => !isTold(finding)), ...mine]);
  const isNeeded = findings.length === 0 && refused.some(isMissing);
  return { findings, redline, missing: isNeeded ? Object.fromEntries(kept) : {} };
}

const fieldOf = (message: string) => message.split(' ', 1)[0];
