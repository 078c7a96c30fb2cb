/** Words with a smaller share of common letter pairs are no misspellings of each other. */
const ALIKE = 0.45;

/** The known word that is meant, if one is close. */
export function nearest(written: string, known: readonly string[], leastAlike = ALIKE): string | undefined {
  const [best] = known
    .map((word) => ({ word, likeness: likenessOf(written, word) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= leastAlike ? best.word : undefined;
}

/** "did you mean x?" if one of the known words is close. */
export function suggestion(
  written: string,
  known: readonly string[],
  leastAlike = ALIKE,
): string | undefined {
  const word = nearest(written, known, leastAlike);
  return word === undefined ? undefined : `did you mean ${word}?`;
}

const likenessOf = (one: string, other: string): number => sharedPart(pairsOf(one), pairsOf(other));

/** Dice coefficient of two lists. */
export function sharedPart(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((part) => {
    const index = left.indexOf(part);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return shared.length === 0 ? 0 : (2 * shared.length) / (one.length + other.length);
}

const pairsOf = (word: string) =>
  [...word.toLowerCase().matchAll(/.(?=(.))/gs)].map(([letter, next]) => letter + next);
