import { componentFindings } from '#legal/read/component-findings.ts';
import { currentFigures } from '#legal/read/figures.ts';
import type { Grade } from '../../scripts/support/findings.ts';
import { mendableFindings } from './mend.ts';
import type { AsyncCheck, Check } from './check.ts';
import { agreement } from './rules/agreement.ts';
import { cookieTables } from './rules/cookies.ts';
import { contradictions, otherFigures, typedOver } from './rules/figures.ts';
import {
  duplicateTitles,
  formerClauses,
  formerPlaces,
  linkTexts,
  links,
  otherHosts,
} from './rules/references.ts';
import { blockForms, structure, structureStyle } from './rules/structure.ts';
import { subjects } from './rules/subjects.ts';
import { capitals, definedTwice, smallTerms, unusedTerms } from './rules/terms.ts';
import { clauseNumbers, componentsAsText, missingNumbers, openPlaces, style } from './rules/wording.ts';

/** The rule of former headings: what guards the versions proposes the entries as they have to be. */
export const HEADINGS = 'heading';

/** Every rule of the text of a legal document. Where two find the same line and words, the first counts. */
export const rules: readonly (readonly [Grade, name: string, Check | AsyncCheck])[] = [
  ['error', 'component', ({ document: { tree, file } }) => componentFindings(tree, file, currentFigures)],
  ['error', 'component', componentsAsText],
  ['error', 'structure', structure],
  ['error', 'structure', blockForms],
  ['error', 'title', duplicateTitles],
  ['error', 'link', links],
  ['error', 'address', formerPlaces],
  ['error', HEADINGS, formerClauses],
  ['error', 'term', definedTwice],
  ['error', 'cookies', cookieTables],
  ['error', 'contradiction', typedOver],
  ['error', 'contradiction', contradictions],
  ['error', 'contradiction', subjects],
  ['error', 'open', openPlaces],
  ['error', 'number', missingNumbers],
  ['warning', 'typing', mendableFindings],
  ['warning', 'agreement', agreement],
  ['warning', 'structure', structureStyle],
  ['warning', 'figure', otherFigures],
  ['warning', 'link', linkTexts],
  ['warning', 'host', otherHosts],
  ['warning', 'number', clauseNumbers],
  ['warning', 'style', style],
  ['warning', 'term', unusedTerms],
  ['warning', 'small', smallTerms],
  ['warning', 'capital', capitals],
];
