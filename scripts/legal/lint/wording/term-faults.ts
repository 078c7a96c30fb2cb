import type { Finding } from '#scripts/support/findings.ts';
import { holdsTerm } from './known-terms.ts';
import { definitionsOf, type LegalText, wordsOf } from '../words.ts';

/** Each defined term is defined once, in the order of the alphabet, and used. */
export function termFaults(document: LegalText): Finding[] {
  const definitions = definitionsOf(document);
  const words = wordsOf(document.tree);
  return definitions.flatMap(({ term, line }, index) => {
    const finding = (message: string): Finding => ({ file: document.file, line, message });
    const first = definitions.find((other) => other.term === term);
    if (first && first.line !== line)
      return [finding(`“${term}” is defined in line ${first.line} too: keep one definition`)];
    const previous = definitions[index - 1]?.term ?? '';
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
}
