import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';

import type { Finding } from '#scripts/support/findings.ts';
import type { LegalText } from './words.ts';

/** What the rules know of a document beside its tree. */
export type LegalContext = {
  readonly document: LegalText;
  /** As it is typed, hidden characters and conditions included. */
  readonly written: string;
  /** Every document that can be read, this one included. */
  readonly library: readonly LegalText[];
  readonly others: readonly LegalText[];
  /** Whether every document can be read: one may use the terms of another. */
  readonly isComplete: boolean;
  /** Names and words that need no definition. */
  readonly names: readonly string[];
  /** The source of content/facts.ts, whose lines messages name. */
  readonly factsSource: string;
};

declare module 'vfile' {
  interface DataMap {
    legal: LegalContext;
  }
}

export type Fault = Omit<Finding, 'file'>;

/** A rule of unified-lint-rule that reads a legal document. Other files are left alone. */
export const legalRule = (
  name: string,
  check: (context: LegalContext) => readonly Fault[] | Promise<readonly Fault[]>,
) =>
  lintRule<Root>(`legal:${name}`, async (_tree, file) => {
    const { legal } = file.data;
    if (!legal) return;
    for (const { line, message } of await check(legal)) file.message(message, { line, column: 1 });
  });
