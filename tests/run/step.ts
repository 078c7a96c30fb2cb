import type { ProgramId } from './programs.ts';

/** The report from which passed tests are counted; `none` for a check that counts as one test. */
export type ReportFormat = 'vitest' | 'playwright' | 'size-limit' | 'none';

export type Count = { readonly passed: number; readonly failed: number };

export type Step = {
  readonly name: string;
  /** A program of node_modules and its arguments. */
  readonly command: readonly string[];
  readonly format: ReportFormat;
  /** Steps that must pass before this one starts. */
  readonly needs?: readonly string[];
  /** Uses all cores: no other step runs at the same time. */
  readonly isAlone?: boolean;
  /** Runs only with `npm run test:all`, or if its name or a path selects it. */
  readonly isLong?: boolean;
  /** Programs that npm does not install; the step gets their paths as environment variables. */
  readonly programs?: readonly ProgramId[];
  /** More environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the step runs the tests of this file. */
  readonly holds?: (file: string) => boolean;
  /** Arguments that limit the step to some of its tests. */
  readonly narrowing?: readonly string[];
  /** A run without tests passes: a change may affect none. */
  readonly mayBeEmpty?: boolean;
};

/** Where the runner of a step writes its report, from the project's root. */
export const reportFile = (name: string) => `.cache/test/${name.replaceAll(' ', '-')}.json`;
