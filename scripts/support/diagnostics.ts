/** One problem in a file. `file` is a path in the repository; `message` says how to correct it. */
export type Diagnostic = { readonly file: string; readonly line: number; readonly message: string };

export const formatDiagnostic = ({ file, line, message }: Diagnostic): string => `${file}:${line} ${message}`;

const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);

/** @throws Error with every problem in its own line, when there is any */
export function assertNoDiagnostics(diagnostics: readonly Diagnostic[], introduction = ''): void {
  if (diagnostics.length === 0) return;
  throw new Error(introduction + sortDiagnostics(diagnostics).map(formatDiagnostic).join('\n'));
}

/** The lines `file:line message` of an error. @throws the error when it has none */
export function diagnosticsOf(error: unknown): readonly Diagnostic[] {
  const text = error instanceof Error ? error.message : '';
  const diagnostics = [...text.matchAll(/^(\S+):(\d+) (.+)$/gm)].map(([, file = '', line, message = '']) => ({
    file,
    line: Number(line),
    message,
  }));
  if (diagnostics.length === 0) throw error;
  return diagnostics;
}
