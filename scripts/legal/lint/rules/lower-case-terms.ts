import { termForms } from '#scripts/legal/read/text-tree.ts';
import { definedTerms } from '../wording/known-terms.ts';
import { wholeWords } from '../wording/proper-names.ts';
import { legalRule } from '../legal-rule.ts';
import { wordsOf } from '../words.ts';

const ARTICLE = String.raw`(?<=\b(?:an?|the|each|every|any|no|another|all|our|that|this|such|one)\s+)`;
/** What follows a noun, and not the first part of one: “a user may”, and not “a user manual”. */
const REST = String.raw`(?=\s*(?:[.,;:)?!”]|$)|\s+(?:is|are|was|were|has|have|had|may|must|can|cannot|could|shall|should|will|would|does|do|did|who|whose|whom|which|that|and|or|but|nor|not|if|when|where|while|unless|until|in|on|at|to|from|by|for|with|without|under|over|within|before|after|as|than|about|against|only|also|then)\b)`;
const SUBJECT = String.raw`(?=\s+(?:may|must|can|cannot|shall|will|are|have|who|whose)\b)`;

/** “a user” where User is defined: with a small letter it would mean something else. */
export const lowerCaseTerms = legalRule('lower-case-terms', ({ document, others, isComplete }) => {
  if (!isComplete) return [];
  const forms = definedTerms(document, others).flatMap((term) =>
    [...new Set(termForms(term))]
      .filter((form) => form !== form.toLowerCase())
      .map((form) => {
        const small = wholeWords(form.toLowerCase()).source;
        const pattern = form === term ? `${ARTICLE}${small}${REST}` : `${small}${SUBJECT}`;
        return { term, form, pattern: new RegExp(pattern, 'g') };
      }),
  );
  return wordsOf(document.tree).flatMap(({ text, lineAt, within }) =>
    forms.flatMap(({ term, form, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(() => !within.includes(`Definition ${term}`))
        .map(({ 0: found, index }) => ({
          line: lineAt(index),
          message: `“${found}” is written small, and ${term} is a defined term: write ${form}, or another word where something else is meant`,
        })),
    ),
  );
});
