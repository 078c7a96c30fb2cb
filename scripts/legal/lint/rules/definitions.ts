import { holdsTerm } from '../wording/known-terms.ts';
import { type Fault, legalRule } from '../legal-rule.ts';
import { definitionsOf, wordsOf } from '../words.ts';

/** Each defined term is defined once, in the order of the alphabet, and used. */
export const definitions = legalRule('definitions', ({ document }) => {
  const defined = definitionsOf(document);
  const words = wordsOf(document.tree);
  return defined.flatMap(({ term, line }, index) => {
    const finding = (message: string): Fault => ({ line, message });
    const first = defined.find((other) => other.term === term);
    if (first && first.line !== line)
      return [finding(`“${term}” is defined in line ${first.line} too: keep one definition`)];
    const previous = defined[index - 1]?.term ?? '';
    const isInOrder = previous.localeCompare(term, 'en', { sensitivity: 'base' }) <= 0;
    const isUsed = words.some(
      ({ text, within }) => !within.includes(`Definition ${term}`) && holdsTerm(text, term),
    );
    return [
      ...(isInOrder
        ? []
        : [finding(`“${term}” stands behind “${previous}”: put the terms in the order of the alphabet`)]),
      ...(isUsed
        ? []
        : [
            finding(
              `“${term}” is defined and never used: use it with capital letters, or remove the definition`,
            ),
          ]),
    ];
  });
});
