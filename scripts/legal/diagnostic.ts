import type { Diagnostic } from '#scripts/support/diagnostics.ts';

/** An `error` stops a release. What is to `look` at never does: a person decides. */
export type Grade = 'error' | 'look';

/** A finding in a legal document or its record. */
export type LegalDiagnostic = Diagnostic & { readonly grade: Grade };

export const graded = (grade: Grade, findings: readonly Diagnostic[]): LegalDiagnostic[] =>
  findings.map((finding) => ({ ...finding, grade }));

export const ofGrade = (grade: Grade, diagnostics: readonly LegalDiagnostic[]): LegalDiagnostic[] =>
  diagnostics.filter((one) => one.grade === grade);

/** Errors first, each grade in the order of the files. */
export const inOrderOfGrade = (diagnostics: readonly LegalDiagnostic[]): LegalDiagnostic[] =>
  diagnostics.toSorted(
    (one, other) =>
      one.grade.localeCompare(other.grade) || one.file.localeCompare(other.file) || one.line - other.line,
  );

/** `2 errors, 1 to look at` */
export const countsOf = (diagnostics: readonly LegalDiagnostic[]): string => {
  const [errors, looks] = [ofGrade('error', diagnostics).length, ofGrade('look', diagnostics).length];
  return `${errors === 1 ? '1 error' : `${errors || 'no'} errors`}, ${looks || 'nothing'} to look at`;
};

/** In a workflow of the code host each finding is shown at its line of the proposal. */
export function annotateGraded(diagnostics: readonly LegalDiagnostic[]): void {
  if (!process.env['GITHUB_ACTIONS']) return;
  for (const { grade, file, line, message } of diagnostics)
    console.log(
      `::${grade === 'error' ? 'error' : 'notice'} file=${file},line=${line}::${message.replaceAll('%', '%25')}`,
    );
}
