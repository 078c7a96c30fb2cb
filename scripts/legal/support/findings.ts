import type { Finding } from '#scripts/checks/support/check.ts';

/** Findings from an error, or a text, whose lines are `file:line message`. Other errors are thrown on. */
export function toFindings(error: unknown): Finding[] {
  const text = error instanceof Error ? error.message : error;
  if (typeof text !== 'string') throw error;
  return text
    .split('\n')
    .filter(Boolean)
    .map((written) => {
      const { file, line, message } =
        /^(?<file>\S+):(?<line>\d+) (?<message>.+)$/.exec(written)?.groups ?? {};
      if (!file || !line || !message) throw error instanceof Error ? error : new Error(written);
      return { file, line: Number(line), message };
    });
}

export const writtenFinding = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

/** In the order of the file. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
