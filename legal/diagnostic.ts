import type { Diagnostic } from '../scripts/support/diagnostics.ts';

/** An `error` stops a release. A `warning` never does: a person decides. */
export type Grade = 'error' | 'warning';

/** What is said of a place. */
export type Remark = {
  readonly message: string;
  /** Those of the text that it quotes first: a finding within them, on the same line, is the same mistake. */
  readonly words?: string;
};

/** A remark that begins with words of the text. */
export const quoting = (words: string, rest: string): Remark => ({ message: `“${words}”${rest}`, words });

/** A rule returns a text alone where it quotes nothing. */
export type Said = Remark | string;

export const remarkOf = (said: Said): Remark => (typeof said === 'string' ? { message: said } : said);

export type Finding = Diagnostic &
  Remark & {
    /** The field of the data at the top that it is about. */
    readonly field?: string;
    /** The lines that correct it, to be pasted into the file. */
    readonly paste?: string;
  };

/** A finding in a legal document or its record. */
export type LegalDiagnostic = Finding & {
  readonly grade: Grade;
  /** Name of the rule of the text that found it (`lint/rules.ts`); absent for data, versions and record. */
  readonly rule?: string;
  /** What a person writes to dismiss it: its rule, clause and a fingerprint of the words. */
  readonly key?: string;
  /** The reason for which a person has dismissed it. */
  readonly dismissed?: string;
};

export const graded = (grade: Grade, findings: readonly Finding[]): LegalDiagnostic[] =>
  findings.map((finding) => ({ ...finding, grade }));

/** Those of a grade that nobody has dismissed. */
export const ofGrade = (grade: Grade, diagnostics: readonly LegalDiagnostic[]): LegalDiagnostic[] =>
  diagnostics.filter((one) => one.grade === grade && one.dismissed === undefined);

/** Errors first, each grade in the order of the files. */
export const inOrderOfGrade = (diagnostics: readonly LegalDiagnostic[]): LegalDiagnostic[] =>
  diagnostics.toSorted(
    (one, other) =>
      one.grade.localeCompare(other.grade) || one.file.localeCompare(other.file) || one.line - other.line,
  );

/** `2 errors, 1 warning` */
export const countsOf = (diagnostics: readonly LegalDiagnostic[]): string => {
  const counted = (['error', 'warning'] as const).map((grade) => {
    const count = ofGrade(grade, diagnostics).length;
    return count === 1 ? `1 ${grade}` : `${count || 'no'} ${grade}s`;
  });
  return counted.join(', ');
};

/** In a workflow of the code host each finding is shown at its line of the proposal. */
export function annotateGraded(diagnostics: readonly LegalDiagnostic[]): void {
  if (!process.env['GITHUB_ACTIONS']) return;
  for (const { grade, file, line, message } of diagnostics.filter((one) => one.dismissed === undefined))
    console.log(`::${grade} file=${file},line=${line}::${message.replaceAll('%', '%25')}`);
}
