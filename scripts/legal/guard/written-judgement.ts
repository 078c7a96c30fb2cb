import { annotate, writtenFinding } from '#scripts/support/findings.ts';
import type { Judgement } from './judge-documents.ts';

/** All faults and warnings for a terminal, file by file; a clean file is one line. */
export function writtenJudgement({ findings, warnings, reports }: Judgement): string {
  const clean = reports.filter(({ file }) => findings.every((finding) => finding.file !== file));
  return [
    ...clean.map(({ file }) => `${file}: no issues found`),
    ...findings.map(writtenFinding),
    ...warnings.map((warning) => `Warning: ${writtenFinding(warning)}`),
    findings.length === 0 ? 'No issues found.' : `${findings.length} to correct.`,
  ].join('\n');
}

/** Prints the judgement, and annotates its lines in a workflow. @returns whether there is no fault */
export function printJudgement(judgement: Judgement): boolean {
  console.log(writtenJudgement(judgement));
  annotate(judgement.findings);
  return judgement.findings.length === 0;
}
