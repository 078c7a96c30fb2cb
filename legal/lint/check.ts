import type { TextFinding } from '#legal/findings.ts';
import type { Names } from './names.ts';
import type { LegalText, Passage } from './passages.ts';

/** A document, and what its rules read beside it. */
export type LegalContext = Names & {
  readonly document: LegalText;
  /** Its passages as they are published, where that is known. */
  readonly published: readonly Passage[] | undefined;
  /** As it is typed: the rules read it without slips of typing. */
  readonly written: string;
  /** Every document that can be read, this one included. */
  readonly library: readonly LegalText[];
  /** Whether every document can be read: one may use the terms of another. */
  readonly isComplete: boolean;
};

/** A rule of the text of a document. */
export type Check = (context: LegalContext) => readonly TextFinding[];
/** A rule that reads the code of the site. */
export type AsyncCheck = (context: LegalContext) => Promise<readonly TextFinding[]>;
