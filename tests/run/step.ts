/** How a runner says how many tests passed; `none` for a check that counts as one. */
export type ReportFormat = 'vitest' | 'playwright' | 'size-limit' | 'none';

export type Count = { readonly passed: number; readonly failed: number };

export type Step = {
  readonly name: string;
  /** A program of node_modules and its arguments. */
  readonly command: readonly string[];
  readonly format: ReportFormat;
  /** Names of the steps that this one builds on; it is not run when one of them failed. */
  readonly needs?: readonly string[];
  /** True for what keeps every core busy by itself: nothing runs beside it. */
  readonly isAlone?: boolean;
  /** True for what takes minutes and seldom tells: only `npm run test:all`, its name or a path starts it. */
  readonly isLong?: boolean;
  /** Finds, or installs, the programs that npm does not bring; returns the variables that name them. */
  readonly prepare?: () => Readonly<Record<string, string>>;
  /** Further arguments that narrow it: paths, most of the time. */
  readonly narrowing?: readonly string[];
  /** Whether the tests of a file, named from the project's root, are this step's: paths then narrow it. */
  readonly holds?: (file: string) => boolean;
  /** What the step makes for others: it is left out where nobody named it and that is there and right. */
  readonly product?: Product;
  /** True where no test at all is an answer too, as when no test is touched by a change. */
  readonly mayBeEmpty?: boolean;
};

/** What a step leaves for others. */
export type Product = {
  readonly isFresh: () => Promise<boolean>;
  /** Notes what it is made of; the returned function, called when the step has passed, what it became. */
  readonly begin: () => Promise<() => Promise<void>>;
};

/** Where the runner of a step leaves its report, from the project's root. */
export const reportFile = (name: string) => `.cache/test/${name.replaceAll(' ', '-')}.json`;
