/** Words that share fewer of their pairs of letters are not taken for a slip of one another. */
const ALIKE = 0.45;

/** "did you mean x?" when one of the known words is close to what was written. */
export function suggestion(written: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, likeness: likenessOf(written, word) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= ALIKE ? `did you mean ${best.word}?` : undefined;
}

/** Share of the pairs of letters that two texts have in common (Dice). */
export function likenessOf(one: string, other: string): number {
  const left = pairsOf(other);
  const pairs = pairsOf(one);
  const total = pairs.length + left.length;
  const shared = pairs.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return total === 0 ? 0 : (2 * shared.length) / total;
}

function pairsOf(word: string): string[] {
  const letters = word.toLowerCase();
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}
