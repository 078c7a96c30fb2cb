import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { componentFaults } from '#scripts/legal/read/component-faults.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import type { Grade } from '../diagnostic.ts';
import { mendableFaults } from './mend.ts';
import type { LegalText } from './passages.ts';
import { contradictions, otherFigures } from './rules/figures.ts';
import { duplicateTitles, formerAddresses, linkTexts, links, otherHosts } from './rules/references.ts';
import { spelling } from './rules/spelling.ts';
import { blockForms, structure, structureStyle } from './rules/structure.ts';
import { capitals, definedTwice, nearTerms, smallTerms, unusedTerms } from './rules/terms.ts';
import { clauseNumbers, openPlaces, style } from './rules/wording.ts';

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

export type Fault = Omit<Diagnostic, 'file'>;

export type Check = (context: LegalContext) => readonly Fault[];
export type DictionaryCheck = (context: LegalContext) => Promise<readonly Fault[]>;

/** Every rule of the text of a legal document. Where two find the same line and words, the first counts. */
export const rules: readonly (readonly [name: string, grade: Grade, check: Check | DictionaryCheck])[] = [
  ['components', 'error', ({ document: { tree, file } }) => componentFaults(tree, file, currentFigures)],
  ['structure', 'error', structure],
  ['forms', 'error', blockForms],
  ['titles', 'error', duplicateTitles],
  ['links', 'error', links],
  ['former-addresses', 'error', formerAddresses],
  ['defined-twice', 'error', definedTwice],
  ['figures', 'error', contradictions],
  ['open-places', 'error', openPlaces],
  ['typing', 'look', mendableFaults],
  ['structure-style', 'look', structureStyle],
  ['other-figures', 'look', otherFigures],
  ['link-texts', 'look', linkTexts],
  ['other-hosts', 'look', otherHosts],
  ['clause-numbers', 'look', clauseNumbers],
  ['style', 'look', style],
  ['unused-terms', 'look', unusedTerms],
  ['near-terms', 'look', nearTerms],
  ['small-terms', 'look', smallTerms],
  ['capitals', 'look', capitals],
  ['spelling', 'look', spelling],
];
