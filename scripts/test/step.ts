/** How a runner says how many tests passed; `none` for a check that counts as one. */
export type ReportFormat = 'vitest' | 'playwright' | 'size-limit' | 'none';

export type Count = { readonly passed: number; readonly failed: number };

export type Step = {
  readonly name: string;
  /** A program of node_modules and its arguments. */
  readonly command: readonly string[];
  readonly format: ReportFormat;
  /** Name of the step that this one builds on; it is not run when that one failed. */
  readonly needs?: string;
};

/** Where the runner of a step leaves its report, from the project's root. */
export const reportFile = (name: string) => `.cache/test/${name.replaceAll(' ', '-')}.json`;
