export {
  annotate,
  assertNoDiagnostics as assertNone,
  type Diagnostic as Finding,
  diagnosticsOf as findingsOf,
  formatDiagnostic as writtenFinding,
  sortDiagnostics as inOrder,
} from './diagnostics.ts';
