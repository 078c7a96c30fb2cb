import { facts } from '#content/facts.ts';
import type { Figure } from './figures.ts';
import { closeness, type FactId, factIds, topics } from './topics.ts';

/** `unknown`: a price, share or size that no fact holds, with no fact's words beside it. */
export type Verdict =
  { readonly fault: 'repeats' | 'contradicts'; readonly id: FactId } | { readonly fault: 'unknown' };

const STRONG = new Set(['money', 'percent', 'storage', 'count']);

/**
 * What is wrong with a figure typed into a text; `undefined` when it is no business of the facts.
 * @param around the sentence in which it stands
 */
export function judgeFigure(figure: Figure, around: string): Verdict | undefined {
  const ranked = factIds
    .filter((id) => topics[id]?.kind === figure.kind)
    .map((id) => ({ id, score: closeness(id, around), isEqual: isSameFigure(id, figure) }))
    .toSorted((a, b) => b.score - a.score || Number(b.isEqual) - Number(a.isEqual));
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

function isSameFigure(id: FactId, { kind, numbers }: Figure): boolean {
  const value: number | readonly number[] = facts[id].value;
  const stated = (typeof value === 'number' ? [value] : value).map((one) =>
    kind === 'storage' && facts[id].text.endsWith('TB') ? one * 1000 : one,
  );
  // Support times are a list, of which a text may give one; a range is the same only as a whole.
  if (!STRONG.has(kind)) return numbers.every((one) => stated.includes(one));
  return stated.join() === numbers.join();
}
