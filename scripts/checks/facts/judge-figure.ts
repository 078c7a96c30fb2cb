import { facts } from '#content/facts.ts';
import { type Figure, unitOf } from './figures.ts';
import { closeness, distanceOf, type FactId, factIds, topics } from './topics.ts';

/** `unknown`: a price, share or size that no fact holds, with no fact's words beside it. */
export type Verdict =
  { readonly fault: 'repeats' | 'contradicts'; readonly id: FactId } | { readonly fault: 'unknown' };

const STRONG = new Set(['money', 'percent', 'storage', 'count']);

/**
 * What is wrong with a figure typed into a text; `undefined` when it is no business of the facts.
 * @param around the sentence in which it stands
 * @param heading that of its clause, which says what the sentence is about where its own words do not
 */
export function judgeFigure(figure: Figure, around: string, heading = ''): Verdict | undefined {
  const said = rankedBy(figure, around);
  const ranked = said[0]?.score ? said : rankedBy(figure, `${heading} ${around}`);
  const [nearest] = ranked;
  const equal = ranked.find(({ isEqual }) => isEqual);
  if (STRONG.has(figure.kind)) {
    // The same sum beside the words of another fact is wrong about that one.
    if (equal && (equal.score > 0 || !nearest?.score)) return { fault: 'repeats', id: equal.id };
    return nearest?.score ? { fault: 'contradicts', id: nearest.id } : { fault: 'unknown' };
  }
  if (!nearest?.score) return undefined;
  return equal?.score ? { fault: 'repeats', id: equal.id } : { fault: 'contradicts', id: nearest.id };
}

/** Facts of a figure's kind: first those of which the words speak most, then the same figure, then the nearest. */
function rankedBy(figure: Figure, words: string) {
  const kind = figure.kind === 'part' ? 'percent' : figure.kind;
  return factIds
    .filter((id) => topics[id]?.kind === kind)
    .map((id) => ({
      ...{ id, score: closeness(id, words), isEqual: isSameFigure(id, figure) },
      distance: distanceOf(id, words, words.indexOf(figure.text)),
    }))
    .toSorted(
      (a, b) => b.score - a.score || Number(b.isEqual) - Number(a.isEqual) || a.distance - b.distance,
    );
}

/**
 * The fact that a place speaks of, when it is another one than the fact that was put there: five days of
 * notice are not the five days in which a fee is paid, though the figures are the same today.
 */
export function fitterFact(id: FactId, around: string, heading: string): FactId | undefined {
  const kind = topics[id]?.kind;
  if (!kind || closeness(id, around) > 0 || closeness(id, heading) > 0) return undefined;
  return factIds.find(
    (other) => other !== id && topics[other]?.kind === kind && closeness(other, around) > 0,
  );
}

function isSameFigure(id: FactId, { numbers, isForeign }: Figure): boolean {
  const { value, text }: { readonly value: number | readonly number[]; readonly text: string } = facts[id];
  const stated = [value].flat().map((one) => one * unitOf(text));
  return !isForeign && stated.join() === numbers.join();
}
