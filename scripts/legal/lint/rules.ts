import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { componentFindings } from '#scripts/legal/read/component-findings.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import type { Grade } from '../diagnostic.ts';
import { mendableFindings } from './mend.ts';
import type { LegalText } from './passages.ts';
import { contradictions, otherFigures } from './rules/figures.ts';
import { duplicateTitles, formerAddresses, linkTexts, links, otherHosts } from './rules/references.ts';
import { spelling } from './rules/spelling.ts';
import { blockForms, structure, structureStyle } from './rules/structure.ts';
import { capitals, definedTwice, nearTerms, smallTerms, unusedTerms } from './rules/terms.ts';
import { clauseNumbers, missingNumbers, openPlaces, style } from './rules/wording.ts';

export type LegalContext = {
  readonly document: LegalText;
  /** As it is typed: the rules read it without slips of typing. */
  readonly written: string;
  /** Every document that can be read, this one included. */
  readonly library: readonly LegalText[];
  /** Whether every document can be read: one may use the terms of another. */
  readonly isComplete: boolean;
  /** Names and words that need no definition. */
  readonly names: readonly string[];
  /** The source of content/facts.ts, whose lines messages name. */
  readonly factsSource: string;
};

export type Finding = Omit<Diagnostic, 'file'>;

export type Check = (context: LegalContext) => readonly Finding[];
export type DictionaryCheck = (context: LegalContext) => Promise<readonly Finding[]>;

/** Every rule of the text of a legal document. Where two find the same line and words, the first counts. */
export const rules: readonly (readonly [Grade, Check | DictionaryCheck])[] = [
  ['error', ({ document: { tree, file } }) => componentFindings(tree, file, currentFigures)],
  ['error', structure],
  ['error', blockForms],
  ['error', duplicateTitles],
  ['error', links],
  ['error', formerAddresses],
  ['error', definedTwice],
  ['error', contradictions],
  ['error', openPlaces],
  ['error', missingNumbers],
  ['warning', mendableFindings],
  ['warning', structureStyle],
  ['warning', otherFigures],
  ['warning', linkTexts],
  ['warning', otherHosts],
  ['warning', clauseNumbers],
  ['warning', style],
  ['warning', unusedTerms],
  ['warning', nearTerms],
  ['warning', smallTerms],
  ['warning', capitals],
  ['warning', spelling],
];
