import { z } from 'zod';

/** As programs write findings for each other. */
export const findingsSchema = z.array(
  z.object({
    /** A path in the repository. */
    file: z.string(),
    line: z.number(),
    /** How to correct it. */
    message: z.string(),
    /** Name of the rule that found it, where several rules read the same files. */
    rule: z.string().exactOptional(),
    /** Absent where it depends on who asks. */
    grade: z.enum(['error', 'warning']).exactOptional(),
    /** The lines that correct it, to be pasted into the file. */
    paste: z.string().exactOptional(),
  }),
);

/** One problem in a file. */
export type Finding = Readonly<z.output<typeof findingsSchema>[number]>;

/** An `error` stops a release. A `warning` never does: a person decides. */
export type Grade = NonNullable<Finding['grade']>;

export const formatFinding = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

/** A step that its findings stop. The message has each in a line of its own, in the order of the files. */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], introduction = '') {
    const sorted = findings.toSorted(
      (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
    );
    super(introduction + sorted.map(formatFinding).join('\n'));
    this.findings = sorted;
  }
}

/** @throws FindingsError when there is any */
export function assertNoFindings(findings: readonly Finding[], introduction = ''): void {
  if (findings.length > 0) throw new FindingsError(findings, introduction);
}
