import type { Finding } from '#scripts/checks/support/check.ts';
import { type RedlineFiles, redlineFiles } from '#scripts/legal/compare/redline-files.ts';
import { guardAgainst } from '#scripts/legal/guard/guard-against.ts';
import { lintDocuments } from '#scripts/legal/lint/lint-documents.ts';
import { inOrder } from '#scripts/legal/read/findings.ts';
import { commitOf } from '#scripts/legal/read/git.ts';
import { isText, readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { snapshotAt, snapshotOf } from '#scripts/legal/read/snapshot.ts';
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
  const files = await readLegalFiles(root);
  const reports = await lintDocuments(files);
  const wrong = reports.flatMap(({ points }) => points.flatMap(({ findings }) => findings));
  const isReadable = files.flat().every(({ text, front }) => isText(text) && front.frontMatter);
  if (!isReadable) return { findings: inOrder(wrong), redline: undefined, missing: {} };
  const [before, after] = [await snapshotAt(root, await commitOf(root, ref)), await snapshotOf(root)];
  const redline = redlineFiles(before, after, ref, day);
  const kept = Object.entries(redline.files).filter(([path]) => path.startsWith('content/'));
  const { verdicts, record } = await guardAgainst(root, ref, day);
  const refused = [...verdicts.flatMap(({ findings }) => findings), ...record];
  const isMissing = ({ file }: Finding) => kept.some(([path]) => path === file);
  const findings = inOrder([...wrong, ...refused.filter((finding) => !isMissing(finding))]);
  const isNeeded = findings.length === 0 && refused.some(isMissing);
  return { findings, redline, missing: isNeeded ? Object.fromEntries(kept) : {} };
}
