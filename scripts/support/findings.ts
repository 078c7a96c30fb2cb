/** One fault of a file. `file` is a path in the repository; `message` says how to correct it. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

export const writtenFinding = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

/** In the order of the file. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);

/** In a workflow of the code host each finding is shown at its line of the proposal. */
export function annotate(findings: readonly Finding[]): void {
  if (!process.env['GITHUB_ACTIONS']) return;
  for (const { file, line, message } of findings)
    console.log(`::error file=${file},line=${line}::${message.replaceAll('%', '%25')}`);
}

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
