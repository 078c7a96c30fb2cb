/** One fault of a file. `file` is a path in the repository; `message` says how to correct it. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

export const writtenFinding = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

/** In the order of the file. */
const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);

/** @throws Error with every finding in a line of its own, when there is any */
export function assertNone(findings: readonly Finding[], introduction = ''): void {
  if (findings.length === 0) return;
  throw new Error(introduction + inOrder(findings).map(writtenFinding).join('\n'));
}

/** What an error lists as `file:line message`. @throws the error where it lists nothing */
export function findingsOf(error: unknown): readonly Finding[] {
  const text = error instanceof Error ? error.message : '';
  const findings = [...text.matchAll(/^(\S+):(\d+) (.+)$/gm)].map(([, file = '', line, message = '']) => ({
    ...{ file, line: Number(line), message },
  }));
  if (findings.length === 0) throw error;
  return findings;
}
