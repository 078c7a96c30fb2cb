import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { termForms, termId } from '#scripts/legal/read/text-tree.ts';
import { routes } from '#src/routes.ts';
import { wholeWords } from './proper-names.ts';
import { definitionsOf, type LegalText } from '../words.ts';

export const holdsTerm = (text: string, term: string): boolean =>
  termForms(term).some((form) => text.includes(form) && wholeWords(form).test(text));

/** Terms that a document defines or takes over from another one. */
export const definedTerms = (document: LegalText, others: readonly LegalText[]): readonly string[] => [
  ...definitionsOf(document).map(({ term }) => term),
  ...others.flatMap((other) => takenOver(document, other)),
];

/** `(“Force Majeure”)`, `(the “Buyer” or, …)` and `“Business Day” means …`. */
const INLINE =
  /\([^()“”]{0,40}“([^”]+)”(?:[^()“”]{0,40}“([^”]+)”)?[^()]*\)|“([^”]+)”(?=,?\s(?:means?|has the meaning|have the meaning|includes?|refers? to|is defined)\b)/g;

/** Terms that a sentence explains where it first uses them. */
export const inlineTerms = ({ tree }: LegalText): readonly string[] =>
  [...toString(tree).matchAll(INLINE)].flatMap(([, ...terms]) =>
    terms.flatMap((term) => (term ? term.replaceAll(/\s+/g, ' ').replace(/[.,;]$/, '') : [])),
  );

/**
 * Terms of another document that mean the same here: all of them where the text says “… defined in the
 * Terms of Service” or links to the clause that defines them, and each one whose definition it links to.
 */
function takenOver({ tree }: LegalText, other: LegalText): readonly string[] {
  const path = routes[other.id];
  const definitions = definitionsOf(other);
  const clauses = new Set(definitions.map(({ clause }) => `${path}#${clause}`));
  const targets = new Set<string>();
  visit(tree, 'link', ({ url }) => void targets.add(url));
  const text = toString(tree).replaceAll(/\s+/g, ' ');
  const isWhole =
    other.titles.some((title) => text.includes(`defined in the ${title}`)) ||
    [...clauses].some((clause) => targets.has(clause));
  return isWhole
    ? [...definitions.map(({ term }) => term), ...missedTerms(other)]
    : definitions.map(({ term }) => term).filter((term) => targets.has(`${path}#${termId(term)}`));
}

/** A definition that is gone is missed once, in its own document. */
const missedTerms = ({ formerTerms, tree }: LegalText) =>
  formerTerms.filter((term) => holdsTerm(toString(tree), term));
