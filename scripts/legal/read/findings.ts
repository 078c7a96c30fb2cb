import type { Finding } from '#scripts/checks/support/check.ts';

export const writtenFinding = ({ file, line, message }: Finding): string => `${file}:${line} ${message}`;

/** In the order of the file. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);

/** @throws Error with every finding in a line of its own, when there is any */
export function assertNone(findings: readonly Finding[], introduction = ''): void {
  if (findings.length === 0) return;
  throw new Error(introduction + inOrder(findings).map(writtenFinding).join('\n'));
}
