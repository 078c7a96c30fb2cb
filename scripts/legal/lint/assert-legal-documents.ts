import { inOrder, writtenFinding } from '#scripts/legal/support/findings.ts';
import { lintDocuments } from './lint-documents.ts';

/** @throws Error that lists everything to mend in the legal documents as `file:line message` */
export async function assertLegalDocuments(): Promise<void> {
  const reports = await lintDocuments();
  const findings = reports.flatMap(({ points }) => points.flatMap((point) => point.findings));
  if (findings.length === 0) return;
  const lines = inOrder(findings).map(writtenFinding);
  throw new Error(`The legal documents have ${findings.length} fault(s):\n  ${lines.join('\n  ')}`);
}
