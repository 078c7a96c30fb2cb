import { facts } from '#content/facts-today.ts';
import { type Figure, unitOf } from './figures.ts';
import { closeness, distanceOf, type FactId, factIds, topics } from './topics.ts';

/** `unknown`: a price, percentage or size that is no fact, without the words of a fact. */
export type Verdict =
  { readonly problem: 'repeats' | 'contradicts'; readonly id: FactId } | { readonly problem: 'unknown' };

const STRONG = new Set(['money', 'percent', 'storage', 'count']);

/**
 * The problem of a typed figure; `undefined` when it is unrelated to the facts.
 * @param around its sentence
 * @param heading of its clause, which gives the topic if the sentence does not
 */
export function judgeFigure(figure: Figure, around: string, heading = ''): Verdict | undefined {
  const said = rankedBy(figure, around);
  const ranked = said[0]?.score ? said : rankedBy(figure, `${heading} ${around}`);
  const [nearest] = ranked;
  const equal = ranked.find(({ isEqual }) => isEqual);
  if (STRONG.has(figure.kind)) {
    // The same sum with the words of another fact contradicts that one.
    if (equal && (equal.score > 0 || !nearest?.score)) return { problem: 'repeats', id: equal.id };
    return nearest?.score ? { problem: 'contradicts', id: nearest.id } : { problem: 'unknown' };
  }
  if (!nearest?.score) return undefined;
  return equal?.score ? { problem: 'repeats', id: equal.id } : { problem: 'contradicts', id: nearest.id };
}

/** Facts of a figure's kind: by the number of their words in the text, then the same figure, then the nearest. */
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
 * The fact of a sentence's topic, if the sentence uses another one: five days of notice are not the five days in
 * which a fee is paid, although the figures are the same today.
 */
export function fitterFact(id: FactId, around: string, heading: string): FactId | undefined {
  const kind = topics[id]?.kind;
  if (!kind || closeness(id, around) > 0 || closeness(id, heading) > 0) return undefined;
  return factIds.find(
    (other) => other !== id && topics[other]?.kind === kind && closeness(other, around) > 0,
  );
}

function isSameFigure(id: FactId, { numbers, isForeign }: Figure): boolean {
  return !isForeign && statedBy(id).join() === numbers.join();
}

/** The numbers of a fact, durations in hours as those of a figure are. */
export function statedBy(id: FactId): readonly number[] {
  const { value, text }: { readonly value: number | readonly number[]; readonly text: string } = facts[id];
  return [value].flat().map((one) => one * unitOf(text));
}
