import type { Finding, Grade } from '../scripts/support/findings.ts';

/** A message about a line of a text. */
export type Remark = {
  readonly message: string;
  /** Those of the text that it quotes first: a finding within them, on the same line, is the same mistake. */
  readonly words?: string;
  /** Of a whole block, such as a table that was pasted: what else is found in it comes from the same mistake. */
  readonly isOfBlock?: true;
};

/** A remark that begins with words of the text. */
export const quoting = (words: string, rest: string): Remark => ({ message: `“${words}”${rest}`, words });

/** A remark about a whole block. */
export const ofBlock = (message: string): Remark => ({ message, isOfBlock: true });

/** A rule returns a text alone where it quotes nothing. */
export type Said = Remark | string;

export const remarkOf = (said: Said): Remark => (typeof said === 'string' ? { message: said } : said);

/** A finding in a legal document or its record. Its rule is that of the text (`lint/rules.ts`); data, versions and record have none. */
export type LegalFinding = Finding &
  Remark & {
    /** The field of the data at the top that it is about. */
    readonly field?: string;
    /** Copied to dismiss it: its rule, its clause and a fingerprint of its words. */
    readonly key?: string;
    /** The reason for which a person has dismissed it. */
    readonly dismissed?: string;
  };

/** As a rule returns it, which reads one text. */
export type TextFinding = Omit<LegalFinding, 'file'>;

export type GradedFinding = LegalFinding & { readonly grade: Grade };

export const graded = (grade: Grade, findings: readonly LegalFinding[]): GradedFinding[] =>
  findings.map((finding) => ({ ...finding, grade }));

/** Findings of one grade, without dismissed ones. */
export const ofGrade = (grade: Grade, findings: readonly GradedFinding[]): GradedFinding[] =>
  findings.filter((one) => one.grade === grade && one.dismissed === undefined);

/** Errors first, each grade in the order of the files. */
export const inOrderOfGrade = (findings: readonly GradedFinding[]): GradedFinding[] =>
  findings.toSorted(
    (one, other) =>
      one.grade.localeCompare(other.grade) || one.file.localeCompare(other.file) || one.line - other.line,
  );

/** `2 errors, 1 warning` */
export const countsOf = (findings: readonly GradedFinding[]): string => {
  const counted = (['error', 'warning'] as const).map((grade) => {
    const count = ofGrade(grade, findings).length;
    return count === 1 ? `1 ${grade}` : `${count || 'no'} ${grade}s`;
  });
  return counted.join(', ');
};

/** In a workflow of the code host each finding is shown at its line of the proposal. */
export function annotateGraded(findings: readonly GradedFinding[]): void {
  if (!process.env['GITHUB_ACTIONS']) return;
  for (const { grade, file, line, message } of findings.filter((one) => one.dismissed === undefined))
    console.log(`::${grade} file=${file},line=${line}::${message.replaceAll('%', '%25')}`);
}
