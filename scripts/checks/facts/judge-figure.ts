import type { Figure } from './figures.ts';
import { type FactId, factIds, factsNear, isSameFigure, kindOf } from './topics.ts';

/** `unknown`: a price, share or size that no fact holds, without the words of a fact near it. */
type Verdict =
  { readonly fault: 'repeats' | 'contradicts'; readonly id: FactId } | { readonly fault: 'unknown' };

const STRONG = new Set(['money', 'percent', 'storage', 'count']);

/**
 * What is wrong with a figure typed into a text; `undefined` when it is no business of the facts.
 * @param around the sentence in which it stands
 */
export function judgeFigure(figure: Figure, around: string): Verdict | undefined {
  const near = factsNear(figure.kind, around, around.indexOf(figure.text));
  const isEqual = (id: FactId) => isSameFigure(id, figure);
  const equal = near.find(isEqual);
  if (equal) return { fault: 'repeats', id: equal };
  const [nearest] = near;
  if (nearest) return { fault: 'contradicts', id: nearest };
  if (!STRONG.has(figure.kind)) return undefined;
  const same = factIds.find((id) => kindOf(id) === figure.kind && isEqual(id));
  return same ? { fault: 'repeats', id: same } : { fault: 'unknown' };
}
